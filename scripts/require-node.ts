/**
 * Import this first in a script: it ends an older Node with a clear message, before some later
 * import fails. Node 22.17 and below cannot load a .ts file at all, and report that.
 */
const nodeMajorMin = 24;
const major = Number(process.versions.node.split('.')[0]);

if (major < nodeMajorMin) {
  console.error(
    `This needs Node ${nodeMajorMin} or later and was run by Node ${process.versions.node}. ` +
      'Run it with npm, for example "npm test": after "npm install" that uses the Node of this project.',
  );
  process.exit(1);
}
