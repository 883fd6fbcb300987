declare const __VERSION__: string;

/** From the sources, where nothing was built, there is no version. */
export const VERSION = typeof __VERSION__ === 'undefined' ? 'development' : __VERSION__;
