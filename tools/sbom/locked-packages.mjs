// What `npm ci --omit=dev --workspace` installs, read from the lock file. npm's own `npm sbom` leaves out what another
// workspace has among its devDependencies too, React here.

/** Ours run on Debian, on either processor; the lock file also has what other systems would take. */
const fits = (wanted, own) => !wanted || own.some((each) => wanted.includes(each));
const runsHere = ({ os, libc, cpu }) =>
  fits(os, ['linux']) && fits(libc, ['glibc']) && fits(cpu, ['x64', 'arm64']);

/** Where Node finds a package that the one at this path asks for. */
function locate(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    const found = packages[path];
    if (found) return found.link ? found.resolved : path;
    if (!folder) return undefined;
  }
}

/** Names of what a package takes at run time, and whether it does without. */
function needsOf({ dependencies, optionalDependencies = {}, peerDependencies, peerDependenciesMeta = {} }) {
  const names = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  return names.map((name) => ({
    name,
    isOptional: name in optionalDependencies,
    isOptionalPeer: Boolean(peerDependenciesMeta[name]?.optional),
  }));
}

/**
 * A workspace and all that it needs at run time, by path: `manifest` is the lock file's entry, `needs` the paths of what it
 * asks for. npm also installs optional peers that somebody else asks for, with `isInstalled`; a bundle has none. Throws where
 * the lock file does not have what is needed.
 */
export function lockedPackages(lock, workspace, { isInstalled }) {
  const found = new Map();
  const visit = (path) => {
    if (found.has(path)) return;
    const manifest = lock.packages[path];
    const needs = [];
    found.set(path, { manifest, needs });
    for (const { name, isOptional, isOptionalPeer } of needsOf(manifest)) {
      if (isOptionalPeer && !isInstalled) continue;
      const needed = locate(lock.packages, path, name);
      if (needed === undefined && !isOptional && !isOptionalPeer)
        throw new Error(`package-lock.json has no ${name}, which ${path} needs. Run npm install.`);
      if (needed === undefined || !runsHere(lock.packages[needed])) continue;
      needs.push(needed);
      visit(needed);
    }
  };
  visit(workspace);
  return found;
}
