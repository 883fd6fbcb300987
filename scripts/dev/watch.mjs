/** Calls back with the paths of source files below a folder that have changed, come or gone; once for several at a time. */
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** An editor may write a file in several steps. */
const QUIET_FOR = 40;
const SOURCE = /\.(?:tsx?|css|svg|json)$/;
const ONLY_TESTED = /\.(?:test|fixture)\.tsx?$/;

/** A watcher for every folder sees files that are replaced as well as those that are written, on every system. */
export function watchSources(root, onChange) {
  const folders = new Map();
  const changed = new Set();
  let waiting;

  function notice(path) {
    changed.add(path);
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const paths = [...changed];
      changed.clear();
      onChange(paths);
    }, QUIET_FOR);
  }

  function add(folder) {
    if (folders.has(folder) || !existsSync(folder)) return;
    const watcher = watch(folder, (_, name) => {
      if (name === null || (SOURCE.test(name) && !ONLY_TESTED.test(name)))
        notice(name === null ? folder : join(folder, name));
      else if (!name.includes('.')) addNew(join(folder, name));
    });
    // the folder itself has gone
    watcher.on('error', () => drop(folder));
    folders.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(folder, entry.name));
    }
  }

  /** A folder that came, perhaps with files in it, or that went. */
  function addNew(folder) {
    drop(folder);
    add(folder);
    notice(folder);
  }

  function drop(folder) {
    folders.get(folder)?.close();
    folders.delete(folder);
  }

  add(root);
  return () => {
    clearTimeout(waiting);
    for (const folder of folders.keys()) drop(folder);
  };
}
