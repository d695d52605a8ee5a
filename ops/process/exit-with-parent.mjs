// Preloaded into every Node child: when the launcher is gone, even by kill -9, nothing of it stays behind.
if (process.connected) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 5_000).unref();
  });
  process.channel?.unref();
} else if (process.connected === false) {
  // It went while this was being loaded: nobody will tell.
  process.exit(1);
}
