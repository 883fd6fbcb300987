/** The frame's script as pages load it in development. */
import '../../src/web/islands/frame.ts';
import './reload.ts';
