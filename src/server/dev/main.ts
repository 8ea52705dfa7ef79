import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { watchParentProcess } from '../parentProcess'

const ROOT = path.resolve(__dirname, '../../..')

const env = { DEV_API: `http://127.0.0.1:${process.env['PORT'] || 3000}`, ...process.env }

const run = (name: string, args: string[]): ChildProcess => {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env })
  child.on('exit', (code) => {
    console.log(`${name} terminó (${code ?? 'señal'})`)
    end()
  })
  return child
}

const children = [
  run('API', ['--watch', '--import', 'tsx', 'src/server/main.ts', '--solo-api']),
  run('Cliente', ['node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development']),
]

function end(): void {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
watchParentProcess(end)
