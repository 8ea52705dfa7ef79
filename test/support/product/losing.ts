import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { restoreCopy } from '@server/backup/continuous/restoreCopy'
import { continuousState, type ContinuousState } from '@server/backup/continuous/state'
import { ensureDrillKey } from '@server/backup/keys/drillKey'
import { fileFaults } from '@server/backup/fileFaults'
import { guardFaults, ledgerFaults } from '@server/backup/ledgerFaults'
import { createDb } from '@server/db/database'
import { openDatabase } from '@server/db/open'
import { createPool } from '@server/db/pool'
import { openContents } from '@server/files/contents'
import { aCycle, aStudent } from '../builders'
import { aPdf } from '../fixtures/documents'
import { aPng } from '../fixtures/pictures'
import { apiClient, type ApiClient } from './client'
import { processesBelow } from './processes'
import { spawnProduct, temporaryDataDir, type Product } from './spawnProduct'

interface Losing {
  /** BACKUP_SECONDS. */
  seconds: number
  /** Milliseconds from the first payment until everything is killed. */
  workMs: number
  /** Milliseconds between two payments of the desk; papers come five times slower. */
  pauseMs?: number
  env?: Record<string, string>
}

/** Of what was answered with 200: how much, how much of it is gone, and how old the oldest of that was, in ms. */
interface Kind {
  acknowledged: number
  missing: number
  oldestMs: number
}

export interface Lost {
  payments: Kind
  papers: Kind
  restoreMs: number
  faults: string[]
}

interface Acknowledged {
  id: number
  at: number
}

/** Waits for the sign of the copy. @throws Error after two and a half minutes */
export const untilCopy = async (
  dataDir: string,
  is: (state: ContinuousState) => boolean,
  withinMs = 150_000,
): Promise<ContinuousState> => {
  for (const until = Date.now() + withinMs; Date.now() < until; await pause(50)) {
    const state = await continuousState(dataDir)
    if (state && is(state)) return state
  }
  throw new Error(`the copy did not come that far: ${JSON.stringify(await continuousState(dataDir))}`)
}

/** Product and database, with no word to either. */
export const killAll = async (product: Product): Promise<void> => {
  const all = processesBelow(product.pid)
  for (const pid of [product.pid, ...all])
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Ended with its parent.
    }
  await product.pullThePlug().catch(() => undefined)
}

/** A charge that a school never ends paying, at which a desk takes one part after the other. */
export const openCharge = async (api: ApiClient) => {
  const span = { fecha_inicio: '2026-01-01', fecha_fin: '2027-12-31', meses: [] }
  const cycle = (await api.send('POST', '/ciclo', aCycle(span))).body['ciclo'] as { id: number }
  const pupil = (await api.form('/alumnos', aStudent(1))).body['alumno'] as { id: number }
  const { body } = await api.send('POST', '/cargos/new', {
    idCicloEscolar: cycle.id,
    idAlumno: pupil.id,
    descripcion: 'PRUEBA',
    fecha: '2026-09-15',
    monto: 9_000_000,
  })
  const { id } = body['cargo'] as { id: number }
  const first = { id, metodo_pago: 'EFECTIVO', pago_parcial: true, abono: 1.01 }
  await api.send('PATCH', '/cargos/pagar', first, randomUUID())
  return {
    pupil: pupil.id,
    pay: () =>
      api.send(
        'PATCH',
        '/cargos/pago/complemento',
        { idCargo: id, metodo_pago: 'EFECTIVO', abono: 1.01 },
        randomUUID(),
      ),
  }
}

const work = async (api: ApiClient, pauseMs: number, isOver: () => boolean) => {
  const charge = await openCharge(api)
  const payments: Acknowledged[] = []
  const papers: Acknowledged[] = []
  const kinds = (await api.send('GET', '/documentos/tipos')).body['tipos'] as { id: number }[]
  const paying = async () => {
    while (!isOver()) {
      const { status, body } = await charge.pay()
      const { folio } = (body['pago'] ?? {}) as { folio?: number }
      if (status !== 200 || !folio) throw new Error(JSON.stringify(body))
      payments.push({ id: folio, at: Date.now() })
      await pause(pauseMs)
    }
  }
  const filing = async () => {
    for (let turn = 2; !isOver(); turn++) {
      const photo = new File([new Uint8Array(await aPng(40 + (turn % 200), 60))], 'foto.png', {
        type: 'image/png',
      })
      const { status, body } = await api.form('/alumnos', aStudent(turn), { file: [photo] })
      if (status !== 200) throw new Error(JSON.stringify(body))
      const { id } = body['alumno'] as { id: number }
      const paper = new File([new Uint8Array(aPdf(`papel ${turn}`))], 'acta.pdf', { type: 'application/pdf' })
      const delivered = await api.form(
        `/alumnos/${id}/documentos`,
        { tipoId: String(kinds[0]?.id) },
        { file: [paper] },
      )
      if (delivered.status !== 200) throw new Error(JSON.stringify(delivered.body))
      papers.push({ id, at: Date.now() })
      await pause(5 * pauseMs)
    }
  }
  // What fails once all is killed was never acknowledged.
  const ends = [paying(), filing()].map((each) => each.catch((error: unknown) => error))
  return { payments, papers, ends }
}

const kindOf = (sent: readonly Acknowledged[], there: ReadonlySet<number>, killedAt: number): Kind => {
  const gone = sent.filter(({ id }) => !there.has(id))
  return {
    acknowledged: sent.length,
    missing: gone.length,
    oldestMs: gone.reduce((oldest, { at }) => Math.max(oldest, killedAt - at), 0),
  }
}

/** What the restored school says of itself. */
const lookInto = async (dataDir: string) => {
  const database = await openDatabase({ dataDir, log: () => undefined })
  const db = createDb(createPool(database.connection))
  try {
    const folios = (await db.selectFrom('payments').select('folio').execute()).map(({ folio }) => folio)
    const filed = (await db.selectFrom('documents').select('student_id').execute()).map(
      ({ student_id }) => student_id,
    )
    const files = await fileFaults(db, await openContents(path.join(dataDir, 'files')), new Date())
    return {
      folios: new Set(folios),
      filed: new Set(filed),
      faults: [...(await ledgerFaults(db)), ...(await guardFaults(db)), ...files],
    }
  } finally {
    await db.destroy()
    await database.stop()
  }
}

/** A desk takes payments, photos and papers; everything is killed and DATA_DIR deleted; the school comes back from its continuous copy. */
export const loseEverything = async ({ seconds, workMs, pauseMs = 50, env = {} }: Losing): Promise<Lost> => {
  const [home, back] = [await temporaryDataDir(), await temporaryDataDir()]
  const backupDir = await mkdtemp(path.join(tmpdir(), 'escuela-copia-'))
  const settings = { BACKUP_SECONDS: String(seconds), BACKUP_DIR: backupDir, BACKUP_HOUR: 'no', ...env }
  const product = await spawnProduct({ dataDir: home.dataDir, env: settings, args: ['--solo-api'] })
  let killedAt = Infinity
  try {
    await untilCopy(home.dataDir, ({ lastBaseAt }) => lastBaseAt !== null)
    const { payments, papers, ends } = await work(
      await apiClient(product),
      pauseMs,
      () => killedAt < Infinity,
    )
    await pause(workMs)
    // The drill's key opens what the school's does.
    const identity = env['BACKUP_PASSPHRASE'] ?? (await ensureDrillKey(home.dataDir))
    killedAt = Date.now()
    await killAll(product)
    await home.remove()
    await Promise.all(ends)
    const began = Date.now()
    await restoreCopy({
      dataDir: back.dataDir,
      filesDir: path.join(back.dataDir, 'files'),
      folder: path.join(backupDir, 'continuo'),
      until: null,
      identity,
      timeZone: 'America/Mexico_City',
      log: () => undefined,
    })
    const restoreMs = Date.now() - began
    const { folios, filed, faults } = await lookInto(back.dataDir)
    return {
      payments: kindOf(payments, folios, killedAt),
      papers: kindOf(papers, filed, killedAt),
      restoreMs,
      faults,
    }
  } finally {
    if (killedAt === Infinity) await killAll(product)
    await home.remove()
    await back.remove()
    await rm(backupDir, { recursive: true, force: true })
  }
}
