if (process.env.SENDAM_ROOT) {
  await import('@poppinss/ts-exec')
  await import('./bin/console.js')
} else {
  // Started from a shell: bin/command.ts loads the settings and runs this file again.
  // It needs the Node of node_modules, which reads TypeScript.
  const { spawn } = await import('node:child_process')
  const { fileURLToPath } = await import('node:url')
  const here = (path) => fileURLToPath(new URL(path, import.meta.url))
  const args = [here('bin/command.ts'), ...process.argv.slice(2)]
  const command = spawn(here('node_modules/.bin/node'), args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  command.on('error', () => {
    console.error('Run npm install first.')
    process.exitCode = 1
  })
  command.on('exit', (code) => (process.exitCode = code ?? 1))
}
