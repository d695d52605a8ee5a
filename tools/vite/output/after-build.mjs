/**
 * A plugin that works on the folder of the built files, after the plugins that write or change files of this part.
 * @param {string} name
 * @param {(dir: string) => Promise<void>} work
 * @returns {import('vite').Plugin}
 */
export function afterBuild(name, work) {
  /** @type {string | undefined} */
  let dir;
  return {
    name: `peanut:${name}`,
    apply: 'build',
    enforce: 'post',
    writeBundle(options) {
      dir = options.dir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A build that failed is closed too, and has written nothing.
        if (dir) await work(dir);
      },
    },
  };
}
