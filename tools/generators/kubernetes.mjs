import { insertAfter } from './edit.mjs';

const BASE = 'docs/kubernetes/base';
const EXAMPLE = 'docs/kubernetes/example/kustomization.yaml';

/** A workload in the manner of a sister's, known to the gateway and its prerenderer, with an image of the example's registry. */
function addWorkload(tree, { name, like, port, textOf }) {
  tree.write(
    `${BASE}/${name}.yaml`,
    textOf(tree.read(`${BASE}/${like}.yaml`, 'utf8')).replaceAll(like, name),
  );
  insertAfter(tree, `${BASE}/kustomization.yaml`, `  - ${like}.yaml\n`, `  - ${name}.yaml\n`);
  const address = `  ${name.toUpperCase().replaceAll('-', '_')}_UPSTREAM: ${name}.peanut.svc.cluster.local:${port}\n`;
  insertAfter(tree, `${BASE}/settings.yaml`, '  name: addresses\ndata:\n', address);
  const image = `  - { name: peanut-${name}, newName: registry.example/peanut/${name}, newTag: 1.0.0 }\n`;
  insertAfter(tree, EXAMPLE, 'images:\n', image);
}

/** A front end: the policy of front ends holds for it by its label. */
export const addFrontEnd = (tree, name) =>
  addWorkload(tree, { name, like: 'mf-ai', port: 8080, textOf: (text) => text });

const toService = (
  name,
  port,
) => `    - to: [{ podSelector: { matchLabels: { app.kubernetes.io/name: ${name} } } }]
      ports: [{ port: ${port} }]
`;

const policy = (name, port) => `---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: ${name}
spec:
  podSelector: { matchLabels: { app.kubernetes.io/name: ${name} } }
  policyTypes: [Ingress, Egress]
  ingress:
    - from:
        - podSelector:
            matchExpressions: [{ key: app.kubernetes.io/name, operator: In, values: [gateway, prerenderer] }]
      ports: [{ port: ${port} }]
  egress:
${toService('admin', 3002)}`;

/** A service without secrets, which asks the admin service about sessions. */
export function addService(tree, name, port) {
  const textOf = (text) => text.replace(/(?<! ) *- secretRef: .*\n/, '').replaceAll('3001', String(port));
  addWorkload(tree, { name, like: 'menu', port, textOf });
  const policies = `${BASE}/network-policies.yaml`;
  insertAfter(tree, policies, toService('ai', 3003), toService(name, port));
  insertAfter(tree, policies, 'values: [gateway, prerenderer, menu, ai', `, ${name}`);
  tree.write(policies, tree.read(policies, 'utf8') + policy(name, port));
}
