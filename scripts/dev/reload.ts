/** Loads the page again as soon as another build is served than the one that it came from. */
const changes = new EventSource('/.dev/changes');
let seen: string | undefined;
changes.addEventListener('message', ({ data }: MessageEvent<string>) => {
  seen ??= data;
  if (data !== seen) location.reload();
});
// a connection that is left open may keep the browser from showing a page as it was on the way back
addEventListener('pagehide', () => changes.close());
