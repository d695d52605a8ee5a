import { addUpstream } from './compose.mjs';
import {
  append,
  formatChanges,
  insertAfter,
  insertBefore,
  MANIFEST,
  manifestOf,
  namesOf,
  packagesLike,
  writeJson,
} from './edit.mjs';
import { addService } from './kubernetes.mjs';

const LIKE = 'services/ai';
const PACKAGES = [
  ...['@nestjs/common', '@nestjs/core', '@nestjs/platform-express', '@peanut/contracts', '@peanut/service'],
  ...['class-validator', 'reflect-metadata', 'rxjs'],
];
const TOOLS = ['@types/express', '@types/supertest', 'supertest'];

const container = (name, port) => `  ${name}:
    <<: *service
    image: peanut-${name}
    build: { context: ., target: service, args: { <<: *facts, PART: ${name} } }
    networks: [parts]
    environment:
      PORT: ${port}
      ADMIN_URL: http://admin:3002
      LOG_LEVEL: \${LOG_LEVEL:-}

`;

/** What starts, and reads its environment. */
const program = ({ kebab, pascal }, port) => ({
  'src/main.ts': `import 'reflect-metadata';
import { runService } from '@peanut/service';
import { create${pascal}Service } from './${kebab}.module.js';
import { read${pascal}Env } from './env.js';

const env = read${pascal}Env();
await runService('${kebab}', await create${pascal}Service(env), env);
`,
  'src/env.ts': `import { logLevel, port, readEnv, text, url, type EnvValues } from '@peanut/service';

const rules = {
  PORT: port(${port}),
  HOST: text('127.0.0.1'),
  ADMIN_URL: url(['http:', 'https:'], 'http://127.0.0.1:3002'),
  LOG_LEVEL: logLevel(),
  REVISION: text(''),
};

export type ${pascal}Env = EnvValues<typeof rules>;

/** The checked environment; ends the process with one line when something in it is wrong. */
export const read${pascal}Env = (): ${pascal}Env => readEnv('${kebab}', rules, process.env);
`,
});

/** Its module, and how it starts. */
const nestModule = ({ kebab, pascal, title }) => ({
  [`src/${kebab}.module.ts`]: `import { Module, type DynamicModule } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { RemoteSessionSource, SessionSource, createService } from '@peanut/service';
import { DocsController } from './docs/docs.controller.js';
import type { ${pascal}Env } from './env.js';
import { ${pascal}Controller } from './${kebab}.controller.js';

@Module({})
export class ${pascal}Module {
  static with(env: ${pascal}Env): DynamicModule {
    return {
      module: ${pascal}Module,
      global: true,
      controllers: [${pascal}Controller, DocsController],
      providers: [{ provide: SessionSource, useFactory: () => new RemoteSessionSource(env.ADMIN_URL) }],
      exports: [SessionSource],
    };
  }
}

/** The ${title.toLowerCase()} service as it runs, not yet listening. */
export const create${pascal}Service = (env: ${pascal}Env): Promise<NestExpressApplication> =>
  createService({
    name: '${kebab}',
    module: ${pascal}Module.with(env),
    env,
    manifest: new URL('../package.json', import.meta.url),
  });
`,
});

/** What answers. */
const api = ({ kebab, pascal, title }) => ({
  [`src/${kebab}.controller.ts`]: `import { Controller, Get, Header } from '@nestjs/common';
import type { ${pascal} } from '@peanut/contracts';
import { Public } from '@peanut/service';

@Controller('api/${kebab}')
@Public()
export class ${pascal}Controller {
  @Get()
  @Header('Cache-Control', 'no-store')
  read(): ${pascal} {
    return { title: '${title}' };
  }
}
`,
  'src/docs/docs.controller.ts': `import { Controller, Get, Header } from '@nestjs/common';
import type { ${pascal} } from '@peanut/contracts';
import { answerSchema, OpenApi, Public, type OpenApiOptions } from '@peanut/service';

const OPEN_API: OpenApiOptions = {
  title: '${title}',
  description: '${title} for everybody.',
  service: '${kebab}',
  schemas: { ${pascal}: answerSchema<${pascal}>({ title: { type: 'string' } }) },
};

@Controller('api/docs')
@Public()
export class DocsController {
  constructor(private readonly openApi: OpenApi) {}

  @Get('${kebab}.json')
  @Header('Cache-Control', 'no-cache')
  document(): Promise<object> {
    return this.openApi.document(OPEN_API);
  }
}
`,
});

const test = ({ kebab, camel, pascal, title }, port) => ({
  [`test/${kebab}.test.ts`]: `import { runForTest, type RunningService } from '@peanut/service/testing';
import request from 'supertest';
import { create${pascal}Service } from '../src/${kebab}.module.js';

let ${camel}: RunningService;
beforeAll(async () => {
  const env = { PORT: ${port}, HOST: '127.0.0.1', ADMIN_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'error', REVISION: '' } as const;
  ${camel} = await runForTest(await create${pascal}Service(env));
});
afterAll(() => ${camel}.stop());

it('answers everybody, as its document says', async () => {
  await request(${camel}.url).get('/api/${kebab}').expect(200, { title: '${title}' });
  const { body } = await request(${camel}.url).get('/api/docs/${kebab}.json').expect(200);
  expect(body).toHaveProperty(['paths', '/api/${kebab}', 'get']);
});
`,
});

/**
 * npx nx g peanut:service events: its folder with one public call, the call's entry in the endpoint table, its own in the manifest
 * of parts, its container and its manifest for Kubernetes. It keeps no data: roles and schemas of Postgres are made by hand. Run npm install afterwards.
 */
export default async function service(tree, { name }) {
  const names = namesOf(name);
  const { SERVICES } = await manifestOf(tree);
  if (name in SERVICES) throw new Error(`There is a service ${name} already.`);
  const port = Math.max(...Object.values(SERVICES).map((other) => other.port)) + 1;
  insertBefore(
    tree,
    MANIFEST,
    '});\n\n/**\n * The name by which',
    `  ${quotedKey(name)}: { port: ${port}, hasDatabase: false, routes: ['${name}'], timeout: 3_400 },\n`,
  );
  addCall(tree, names);
  writeJson(tree, `services/${name}/package.json`, {
    name: `@peanut/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: JSON.parse(tree.read(`${LIKE}/package.json`, 'utf8')).scripts,
    dependencies: packagesLike(tree, LIKE, PACKAGES),
    devDependencies: packagesLike(tree, LIKE, TOOLS),
  });
  for (const [file, text] of Object.entries({
    ...program(names, port),
    ...nestModule(names),
    ...api(names),
    ...test(names, port),
  }))
    tree.write(`services/${name}/${file}`, text);
  addUpstream(tree, name, port, container(name, port));
  addService(tree, name, port);
  await formatChanges(tree);
}

const quotedKey = (name) => (name.includes('-') ? `'${name}'` : name);

function addCall(tree, { kebab, pascal, title }) {
  const entities = 'libs/contracts/src/answers.ts';
  append(
    tree,
    entities,
    `\n/** What the ${title.toLowerCase()} service answers. */\nexport interface ${pascal} {\n  title: string;\n}\n`,
  );
  const types = 'libs/contracts/src/endpoint.ts';
  insertBefore(tree, types, '  Changed,\n', `  ${pascal},\n`);
  insertAfter(tree, types, 'export interface Answers {\n', `  ${pascal}: ${pascal};\n`);
  const call = `\nexport const read${pascal} = endpoint('${kebab}', 'GET', '/api/${kebab}', 'all', { answer: '${pascal}' });\n`;
  append(tree, 'libs/contracts/src/endpoints/visitors.ts', call);
}
