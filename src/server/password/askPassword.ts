import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartError } from '../startError'

const MAX_BYTES = 10_000

/** The terminal does not show what is typed. @throws StartError when the user aborts */
export const typed = (question: string, ended = 'No se cambió la contraseña.'): Promise<string> =>
  new Promise((resolve, reject) => {
    process.stderr.write(question)
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
    const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
    let answer: string | null = null
    lines.on('line', (line) => {
      answer = line
      lines.close()
    })
    lines.on('SIGINT', () => lines.close())
    lines.on('close', () => {
      process.stderr.write('\n')
      if (answer === null) reject(new StartError(ended))
      else resolve(answer)
    })
  })

const piped = async (): Promise<string> => {
  let text = ''
  for await (const piece of process.stdin.setEncoding('utf8')) {
    text += String(piece)
    if (text.includes('\n') || text.length > MAX_BYTES) break
  }
  return (text.split(/\r?\n/)[0] ?? '').replace(/^\uFEFF/, '')
}

export const askPassword = async (user: string): Promise<string> => {
  const first = process.stdin.isTTY ? await typed(`Contraseña nueva de ${user}: `) : await piped()
  if (first === '') throw new StartError('Falta la contraseña nueva: no se cambió nada.')
  if (process.stdin.isTTY && (await typed('Otra vez: ')) !== first)
    throw new StartError('Las dos contraseñas no son iguales: no se cambió nada.')
  return first
}
