import { Type, type Static } from '@sinclair/typebox'
import { entity, Id, literals, Moment, Nullable, ok, type ContractOf } from '../http/schemas'
import { KEY_STATES, RUN_KINDS, RUN_RESULTS } from './backups.rules'

const BackupSchema = entity('Backup', {
  fecha: Moment(),
  automatico: Type.Boolean(),
  cifrado: Type.Boolean(),
  bytes: Type.Integer({ minimum: 1 }),
})
export type Backup = Static<typeof BackupSchema>

const DrillSchema = entity('Backup', {
  fecha: Moment(),
  resultado: literals(RUN_RESULTS),
  /** What went wrong, in one sentence. */
  dicho: Nullable(Type.String()),
  segundos: Type.Integer(),
  registros: Nullable(Type.Integer()),
  archivo: Nullable(Type.String()),
})
export type Drill = Static<typeof DrillSchema>

const RunSchema = entity('Backup', {
  id: Id(),
  tipo: literals(RUN_KINDS),
  inicio: Moment(),
  fin: Nullable(Moment()),
  paso: Type.String(),
  resultado: Nullable(literals(RUN_RESULTS)),
  dicho: Nullable(Type.String()),
})
export type BackupRun = Static<typeof RunSchema>

const CopySchema = entity('Backup', {
  nombre: Type.String(),
  fecha: Moment(),
  bytes: Type.Integer(),
  cifrado: Type.Boolean(),
})
export type Copy = Static<typeof CopySchema>

const KeySchema = entity('Backup', {
  estado: literals(KEY_STATES),
  publica: Type.String(),
  hecha: Moment(),
  guardada: Nullable(Moment()),
  confirmada: Nullable(Moment()),
})
export type BackupKey = Static<typeof KeySchema>

const continuous = {
  /** Minutes. The copy holds everything that was written longer ago than this; null until the first base copy is whole. */
  minutos: Nullable(Type.Integer({ minimum: 1 })),
  otro_disco: Type.Boolean(),
  problema: Nullable(Type.String()),
}

const ContinuousSchema = Type.Object({
  ...continuous,
  carpeta: Type.String(),
  bytes: Type.Integer(),
  cifrada: Type.Boolean(),
  base: Nullable(Moment()),
})
export type ContinuousCopy = Static<typeof ContinuousSchema>

const PageSchema = entity('Backup', {
  carpeta: Type.String(),
  falla: Nullable(Type.String()),
  /** The folder is on the same disk as the data, and would be lost with it. */
  mismo_disco: Type.Boolean(),
  /** Hour of the nightly copy; null when none is made. */
  hora: Nullable(Type.Integer()),
  /** Encrypted with the school's key, with BACKUP_PASSPHRASE, or (BACKUP_PLAIN) not at all. */
  cifra: literals(['LLAVE', 'CONTRASENA', 'NADA']),
  copias: Type.Array(CopySchema),
  /** Missing where there is none: with DATABASE_URL and with BACKUP_SECONDS=no. */
  continua: Type.Optional(ContinuousSchema),
  llave: Nullable(KeySchema),
  ensayo: Nullable(DrillSchema),
  probado: Nullable(Moment()),
  trabajos: Type.Array(RunSchema),
})
export type BackupsPage = Static<typeof PageSchema>

export const backupsSchemas = {
  getLast: {
    response: ok({
      respaldo: Nullable(BackupSchema),
      atrasado: Type.Boolean(),
      fallo: Nullable(Type.String()),
      continua: Type.Optional(Type.Object(continuous)),
      /** The newest payment lies in the future, so the computer's clock was set back. Missing while the clock is right. */
      reloj_atrasado: Type.Optional(Type.Object({ folio: Id(), fecha: Moment() })),
      llave: Type.Optional(literals(KEY_STATES)),
      sin_cifrar: Type.Optional(Type.Boolean()),
      ensayo: Type.Optional(DrillSchema),
      /** When a drill last went well. */
      probado: Type.Optional(Moment()),
    }),
  },
  get: { response: ok({ respaldos: PageSchema }) },
  create: { response: ok({ trabajo: RunSchema }) },
  drill: { response: ok({ trabajo: RunSchema }) },
  /** The only answer with `privada`, until `takeKey` removes that half from the server. */
  showKey: { response: ok({ llave: Type.Object({ publica: Type.String(), privada: Type.String() }) }) },
  takeKey: {
    body: Type.Object({ publica: Type.String({ maxLength: 200 }) }),
    response: ok({ llave: KeySchema }),
  },
  checkKey: { body: Type.Object({ esta: Type.Boolean() }), response: ok({ llave: KeySchema }) },
}
export type BackupsContract = ContractOf<typeof backupsSchemas>
