import { readText } from '../compose/compose-file.js';
import { render, type Manifest } from './kustomization.js';

interface Probe {
  exec?: { command: string[] };
  httpGet?: { path: string; port: string };
  periodSeconds: number;
  timeoutSeconds: number;
}

export interface Container {
  name: string;
  image: string;
  ports: { name: string; containerPort: number }[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  resources: Record<'requests' | 'limits', { cpu: string; memory: string }>;
  securityContext: Record<string, unknown>;
  lifecycle: unknown;
  volumeMounts: { name: string; mountPath: string }[];
}

interface Volume {
  name: string;
  emptyDir?: { medium?: string; sizeLimit: string };
  persistentVolumeClaim?: { claimName: string };
}

export interface Deployment extends Manifest {
  spec: {
    replicas?: number;
    strategy: unknown;
    selector: { matchLabels: Record<string, string> };
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: Record<string, unknown>;
        automountServiceAccountToken: boolean;
        enableServiceLinks: boolean;
        containers: Container[];
        volumes: Volume[];
      };
    };
  };
}

const BASE = 'docs/kubernetes/base';
export const EXAMPLE = 'docs/kubernetes/example';
export const base = render(BASE);
export const readme = readText('docs/kubernetes/README.md');

/** All of one kind, by name. */
export function byName(kind: string, manifests = base): Record<string, Manifest> {
  return Object.fromEntries(
    manifests.filter((each) => each.kind === kind).map((each) => [each.metadata.name, each]),
  );
}

export const deployments = byName('Deployment') as Record<string, Deployment>;

/** A Deployment's one container. */
export function containerOf(name: string): Container {
  const containers = deployments[name]?.spec.template.spec.containers ?? [];
  const [container] = containers;
  if (!container || containers.length > 1) throw new Error(`${name} must have one container`);
  return container;
}

/** What a container is told by ConfigMaps and by values that stand there; secrets are not among it. */
export function settingsOf(name: string): Record<string, string> {
  const { env = [], envFrom = [] } = containerOf(name);
  const maps = byName('ConfigMap');
  return Object.assign(
    {},
    ...envFrom.map(({ configMapRef }) => (configMapRef ? maps[configMapRef.name]?.data : {})),
    Object.fromEntries(env.map((each) => [each.name, each.value ?? ''])),
  ) as Record<string, string>;
}
