import type {
  BackupKey,
  BackupRun,
  BackupsContract,
  BackupsPage,
  Drill,
} from '@contract/backups/backups.schemas'
import { keyState } from '@contract/backups/backups.rules'
import {
  beginRun,
  CUT,
  GONE_AFTER_MIN,
  lastDrill,
  type Drill as DrillRow,
  type RunKind,
} from '../../backup/drill/runs'
import { continuousState } from '../../backup/continuous/state'
import type { BackupJobs } from '../../backup/jobs'
import { currentKey, makeKey, retireKey, type KeyRow } from '../../backup/keys/schoolKey'
import type { Config } from '../../config'
import type { Db } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/call'
import type { Sealer } from '../../security/sealer'
import { conflict, HttpProblem, notFound } from '../../shared/problem'
import * as queries from './backups.queries'
import { continuousOf, keptIn } from './continuous'
import { isSameDisk, listCopies } from './copies'

/** Milliseconds. A payment more than this in the future shows that the clock was set back. */
const CLOCKS_DIFFER_MS = 2 * 60_000
const WEEK_MS = 7 * 86_400_000
const RUNS_SHOWN = 10

type BackupSettings = Pick<
  Config,
  'backupDir' | 'backupHour' | 'backupPassphrase' | 'backupPlain' | 'dataDir'
>

export interface BackupDeps {
  settings: BackupSettings
  jobs: BackupJobs
}

interface Deps {
  sealer: Sealer
  backups?: BackupDeps | undefined
}

const UNDER_WAY = 'Ya hay un respaldo o un ensayo en curso: espera a que termine.'
const NO_KEY = 'Esta escuela todavía no tiene llave de respaldos.'
const TAKEN = 'La llave ya se guardó y no está aquí: está en la página de la caja fuerte.'
const OTHER_KEY = 'La llave cambió mientras tanto: pide la nueva e imprímela.'

const toDrill = (row: DrillRow): Drill => ({
  fecha: row.started_at.toISOString(),
  resultado: row.result ?? 'SIN_PROBAR',
  dicho: row.said,
  segundos: Math.round(((row.ended_at ?? row.started_at).getTime() - row.started_at.getTime()) / 1000),
  registros: row.records === null ? null : Number(row.records),
  archivo: row.file,
})

const toKey = (row: KeyRow, now: Date): BackupKey => ({
  estado: keyState({ guardada: row.taken_at, confirmada: row.confirmed_at }, now),
  publica: row.recipient,
  hecha: row.made_at.toISOString(),
  guardada: row.taken_at?.toISOString() ?? null,
  confirmada: row.confirmed_at?.toISOString() ?? null,
})

const toRun = (row: Awaited<ReturnType<typeof queries.findRun>>, now: Date): BackupRun => {
  // A run whose process died stays open until the next one closes it.
  const isCut = row.ended_at === null && now.getTime() - row.seen_at.getTime() > GONE_AFTER_MIN * 60_000
  const end = isCut ? row.seen_at : row.ended_at
  return {
    id: row.id,
    tipo: row.kind,
    inicio: row.started_at.toISOString(),
    fin: end?.toISOString() ?? null,
    paso: row.step,
    resultado: isCut ? 'SIN_PROBAR' : row.result,
    dicho: isCut ? CUT : row.said,
  }
}

const foundKey = async (db: Db): Promise<KeyRow> => {
  await queries.lockKey(db)
  const key = await currentKey(db)
  if (!key) throw notFound(NO_KEY)
  return key
}

export const createBackupsService = ({ sealer, backups }: Deps) => {
  const cipherOf = (settings: BackupSettings | undefined): BackupsPage['cifra'] => {
    if (settings?.backupPassphrase !== undefined) return 'CONTRASENA'
    return settings?.backupPlain ? 'NADA' : 'LLAVE'
  }

  const begin = async (call: WriteCall, kind: RunKind): Promise<BackupRun> => {
    const { db, actor, now, afterCommit, record } = call
    if (!backups) throw new HttpProblem(503, 'Este servidor no hace respaldos.')
    const id = await beginRun(db, kind, { askedBy: actor.id, now })
    if (id === null) throw conflict(UNDER_WAY)
    afterCommit(async () => backups.jobs.start(kind, id))
    record('RESPALDO', id, null, { que: kind === 'RESPALDO' ? 'Respaldar ahora' : 'Probar ahora' })
    return toRun(await queries.findRun(db, id), now)
  }

  return {
    getLast: async ({
      db,
      now,
    }: AnyCall): Promise<Omit<BackupsContract['getLast']['response'], 'ok' | 'message'>> => {
      const respaldo = await queries.lastBackup(db)
      const since = respaldo ? new Date(respaldo.fecha) : await queries.openedAt(db)
      const later = await queries.paymentAfter(db, new Date(now.getTime() + CLOCKS_DIFFER_MS))
      const [key, drill, good] = [await currentKey(db), await lastDrill(db), await lastDrill(db, 'BIEN')]
      const copy = backups ? await continuousState(backups.settings.dataDir) : null
      return {
        respaldo,
        atrasado: since !== null && now.getTime() - since.getTime() > WEEK_MS,
        fallo: await queries.lastFailure(db),
        ...(copy ? { continua: continuousOf(copy, now) } : {}),
        ...(later ? { reloj_atrasado: { folio: later.folio, fecha: later.created_at.toISOString() } } : {}),
        ...(key ? { llave: toKey(key, now).estado } : {}),
        ...(cipherOf(backups?.settings) === 'NADA' ? { sin_cifrar: true } : {}),
        ...(drill ? { ensayo: toDrill(drill) } : {}),
        ...(good ? { probado: good.started_at.toISOString() } : {}),
      }
    },

    get: async ({ db, now }: AnyCall): Promise<BackupsPage> => {
      const settings = backups?.settings
      const carpeta = settings?.backupDir ?? ''
      const copies = await listCopies(carpeta)
      const key = await currentKey(db)
      const [drill, good] = [await lastDrill(db), await lastDrill(db, 'BIEN')]
      const copy = settings ? await continuousState(settings.dataDir) : null
      const wasMade = (await queries.lastBackup(db)) !== null
      return {
        carpeta,
        falla: copies === null && wasMade ? `No se puede leer la carpeta ${carpeta}: revisa el disco.` : null,
        mismo_disco: settings !== undefined && (await isSameDisk(settings.dataDir, carpeta)),
        hora: settings?.backupHour ?? null,
        cifra: cipherOf(settings),
        copias: copies ?? [],
        ...(copy ? { continua: { ...continuousOf(copy, now), ...keptIn(copy) } } : {}),
        llave: key ? toKey(key, now) : null,
        ensayo: drill ? toDrill(drill) : null,
        probado: good?.started_at.toISOString() ?? null,
        trabajos: (await queries.lastRuns(db, RUNS_SHOWN)).map((row) => toRun(row, now)),
      }
    },

    /** @throws 409 while a backup or a drill is under way */
    create: (call: WriteCall): Promise<BackupRun> => begin(call, 'RESPALDO'),
    /** @throws 409 while a backup or a drill is under way */
    drill: (call: WriteCall): Promise<BackupRun> => begin(call, 'ENSAYO'),

    /** The private half, as often as asked until `takeKey`, since an answer may get lost. @throws 404 · 409 it was taken away */
    showKey: async ({ db, record }: WriteCall): Promise<{ publica: string; privada: string }> => {
      const { id, recipient, sealed } = await foundKey(db)
      const privada = sealed && sealer.open(sealed)
      if (privada === null) throw conflict(TAKEN)
      record('RESPALDO', id, null, { que: 'Llave mostrada', llave: recipient })
      return { publica: recipient, privada }
    },

    /** Called once the page is printed and the file saved: the server then deletes the private half. @throws 404 · 409 it is another key by now */
    takeKey: async (call: WriteCall, { publica }: BackupsContract['takeKey']['body']): Promise<BackupKey> => {
      const { db, now, record, unchanged } = call
      const key = await foundKey(db)
      if (key.recipient !== publica) throw conflict(OTHER_KEY)
      if (key.taken_at !== null) {
        unchanged()
        return toKey(key, now)
      }
      await queries.dropSecret(db, key.id, now)
      record('RESPALDO', key.id, null, { que: 'Llave guardada fuera de aquí', llave: publica })
      return toKey(await foundKey(db), now)
    },

    /** Notes whether the printed page is still in the safe; if not, a new pair is made for later copies. @throws 404 · 409 it was never taken away */
    checkKey: async (call: WriteCall, { esta }: BackupsContract['checkKey']['body']): Promise<BackupKey> => {
      const { db, now, record } = call
      const key = await foundKey(db)
      if (key.taken_at === null) throw conflict('Primero guarda la llave: todavía está en el servidor.')
      if (esta) await queries.confirmKey(db, key.id, now)
      else {
        await retireKey(db, key.id, now)
        await makeKey(db, sealer, now)
      }
      const current = await foundKey(db)
      record('RESPALDO', key.id, null, {
        que: esta ? 'La llave está en la caja fuerte' : 'La llave no está: se hizo otra',
        llave: current.recipient,
      })
      return toKey(current, now)
    },
  }
}
export type BackupsService = ReturnType<typeof createBackupsService>
