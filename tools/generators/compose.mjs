import { insertAfter, insertBefore } from './edit.mjs';

const COMPOSE = 'docker-compose.yml';

/** Tells the gateway and its prerenderer where the part is; the gateway does not wait for it. */
export function addUpstream(tree, part, port, service) {
  const line = `      ${part.toUpperCase().replaceAll('-', '_')}_UPSTREAM: ${part}:${port}\n`;
  const [gateway, prerenderer] = ['\n  gateway:', '\n  prerenderer:'].map((name) => {
    const text = tree.read(COMPOSE, 'utf8');
    const from = text.indexOf(name);
    const [anchor] = / {4}environment:\n(?: {6}\w+_UPSTREAM: .*\n)+/.exec(text.slice(from));
    return text.slice(from, text.indexOf(anchor, from)) + anchor;
  });
  insertAfter(tree, COMPOSE, gateway, line);
  insertAfter(tree, COMPOSE, prerenderer, line);
  const waits = '    depends_on:\n      shell: { condition: service_healthy }\n';
  insertAfter(tree, COMPOSE, waits, `      ${part}: { condition: service_started }\n`);
  insertBefore(tree, COMPOSE, '  postgres:\n', service);
}
