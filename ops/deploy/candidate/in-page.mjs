// Runs in the page that tries a candidate.

/** Before any script: every React that draws reports to what React's developer tools would put here. */
export const REACTS = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true, renderers: new Map(), reacts: 0,
  inject() { return (this.reacts += 1); },
  onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {}, onScheduleFiberRoot() {}, setStrictMode() {},
};`;

/** What is wrong with the number of Reacts. */
export function countReacts() {
  const { reacts } = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  return reacts === 1 ? [] : [`there are ${reacts} Reacts on the page`];
}

/** The computed styles of plain elements outside every micro-frontend, by name. */
export function styleProbes() {
  const { document, getComputedStyle } = globalThis;
  const names = ['a', 'button', 'h2', 'input', 'p', 'section', 'ul'];
  const box = document.createElement('div');
  document.body.append(box);
  const styleOf = (name) => {
    const element = document.createElement(name);
    element.textContent = 'probe';
    element.className = 'flex hidden px-3 text-lg rounded caps card';
    box.append(element);
    const style = getComputedStyle(element);
    // Registered properties come in the order in which their sheets did.
    return [...style]
      .sort()
      .map((property) => `${property}:${style.getPropertyValue(property)}`)
      .join(';');
  };
  const styles = Object.fromEntries(names.map((name) => [`<${name}>`, styleOf(name)]));
  box.remove();
  return styles;
}
