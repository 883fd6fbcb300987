declare const __VERSION__: string;

/** Code that was not built has no version. */
export const VERSION = typeof __VERSION__ === 'undefined' ? 'development' : __VERSION__;
