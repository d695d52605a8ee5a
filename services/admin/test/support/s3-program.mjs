// @ts-expect-error The package has no types.
import S3rver from '@20minutes/s3rver';

const [port, directory] = process.argv.slice(2);
await new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'bar' }],
}).run();
process.stdout.write('ready\n');
