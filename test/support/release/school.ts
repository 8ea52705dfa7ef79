import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { aCycle, aStudent } from '../builders'
import { apiClient, type ApiClient } from '../product/client'

/** A script of a release as a person runs it, with an empty PATH: nothing of this computer is to be needed. */
export const runScript = (file: string, args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(file, args, { env: { PATH: '' }, input, encoding: 'utf8' })
  return { code: status, out: stdout, error: stderr.trim() }
}

export interface OpenSchool {
  child: ChildProcess
  address: string
  stop(): Promise<number | null>
}

/** `escuela iniciar`. @throws Error with what it printed when it ends or says no address in time */
export const openSchool = async (program: string): Promise<OpenSchool> => {
  const child = spawn(path.join(program, 'escuela'), ['iniciar'], { env: { PATH: '' }, stdio: 'pipe' })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no address in time\n${said}`)), 120_000)
    const hear = (piece: Buffer) => {
      said += piece.toString()
      const found = /Lista en (http:\S+)/.exec(said)?.[1]
      if (found) resolve(found.replace('0.0.0.0', '127.0.0.1'))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then((code) => reject(new Error(`ended with ${String(code)}\n${said}`)))
    void ended.then(() => clearTimeout(timer))
  })
  return {
    child,
    address,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** User and password as `instalar.sh` printed them. */
export const firstUserIn = (said: string) => ({
  user: /Primer usuario: (\S+)/.exec(said)?.[1] ?? '',
  password: /Contraseña \(se muestra solo esta vez\): (\S+)/.exec(said)?.[1] ?? '',
})

type Account = ReturnType<typeof firstUserIn>

const expectDone = async (answer: ReturnType<ApiClient['send']>) => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** A cycle, a pupil, a charge, its payment, and the receipt as a PDF. @returns the first bytes of the PDF and the folio */
export const takeFirstPayment = async ({ address }: Pick<OpenSchool, 'address'>, account: Account) => {
  const api = await apiClient({ address }, account)
  const dates = { fecha_inicio: '2026-01-01', fecha_fin: '2027-12-31', meses: [] }
  const { ciclo } = await expectDone(api.send('POST', '/ciclo', aCycle(dates)))
  const { alumno } = await expectDone(api.form('/alumnos', aStudent(1)))
  const charge = {
    idCicloEscolar: (ciclo as { id: number }).id,
    idAlumno: (alumno as { id: number }).id,
    descripcion: 'INSCRIPCIÓN',
    fecha: '2026-09-15',
    monto: 1850,
  }
  const { cargo } = await expectDone(api.send('POST', '/cargos/new', charge))
  const payment = { id: (cargo as { id: number }).id, metodo_pago: 'EFECTIVO' }
  const { pago } = await expectDone(api.send('PATCH', '/cargos/pagar', payment, 'primer-pago'))
  const { id, folio } = pago as { id: number; folio: number }
  const { recibo } = await expectDone(api.send('POST', `/pagos/${id}/recibo`, {}))
  const { url } = recibo as { url: string }
  const paper = Buffer.from(await (await fetch(new URL(url, address))).arrayBuffer())
  return { folio, begins: paper.subarray(0, 5).toString(), bytes: paper.length }
}

/** What the cycles are called: a later version of the tests calls them otherwise. */
export const cyclesIn = async ({ address }: Pick<OpenSchool, 'address'>, account: Account): Promise<string[]> => {
  const api = await apiClient({ address }, account)
  const { ciclos } = await expectDone(api.send('GET', '/ciclo/all'))
  return (ciclos as { name: string }[]).map(({ name }) => name)
}
