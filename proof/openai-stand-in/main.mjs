// node proof/openai-stand-in/main.mjs [port]    prints its address as one line of JSON and stays until told to stop
import { startStandIn } from './stand-in.mjs';

const { url } = await startStandIn(Number(process.argv[2] ?? 0));
process.stdout.write(`${JSON.stringify({ url })}\n`);
// It ends with the program that started it.
process.on('disconnect', () => process.exit(0));
