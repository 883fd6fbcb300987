/** Loaded into a server that `npm run dev` starts: it ends when that process does, in whatever way. */
process.on('disconnect', () => process.exit());
