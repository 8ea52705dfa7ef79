import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { toCsv } from '@contract/domain/csv'
import type { Db } from '../../db/database'
import type { FileStore } from '../../files/fileStore'
import type { ArchiveTable } from './archiveTable'
import { archivedFiles, archiveTables, type ArchivedFile } from './archiveTables'

const ROWS_AT_ONCE = 500

const lines = (rows: readonly (readonly (string | number | null)[])[]): string =>
  toCsv(rows.map((row) => row.map((cell) => cell ?? '')))

/** Drops the UTF-8 mark of `toCsv`, which a file may have only once, before the headings. */
const withoutMark = (text: string): string => text.slice(1)

async function* csvOf(db: Db, table: ArchiveTable): AsyncGenerator<string> {
  yield lines([table.head])
  let after = 0
  for (;;) {
    const rows = await table.rowsAfter(db, after, ROWS_AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    yield withoutMark(lines(rows.map(({ cells }) => cells)))
    if (rows.length < ROWS_AT_ONCE) return
    after = last.id
  }
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
}

const nameOf = ({ id, mime }: ArchivedFile): string => `archivos/${id}.${ENDINGS[mime] ?? 'bin'}`

const README = (school: string, day: string): string =>
  [
    `Archivo de ${school}, tomado el ${day}.`,
    '',
    'Cada tabla es un CSV que Excel abre. Las columnas que terminan en id dicen a qué fila de otra tabla pertenecen.',
    'Los grupos y las becas están por su nombre en inscripciones.csv. La plantilla, los eventos, las menciones, el calendario, los avisos, los cuestionarios, los cortes y la bitácora no llevan tabla: cada lista se descarga en su página.',
    'El saldo de una colegiatura es lo que falta de ella, sin recargos: PARCIAL es una con abonos o saldada en parte antes (saldado, que ningún pago tiene), BECADO una que la beca deja en cero. monto_antes es lo que costaba antes de que una baja la dejara en lo ya pagado.',
    'Una colegiatura con estado SALDADO se pagó antes de que la escuela llegara a este sistema: no está en pagos.csv. Lo que trajo cada apertura está en aperturas.csv; sus cargos y su saldo a favor llevan apertura_id.',
    'La columna foto de alumnos.csv y de responsables.csv y la columna archivos de documentos.csv son números de archivos de la carpeta archivos.',
    'No lleva datos de salud, notas sobre los responsables, identificaciones, sueldos ni contraseñas. Para volver a empezar en otra computadora sirve el respaldo, no este archivo.',
    '',
  ].join('\r\n')

interface ArchiveOf {
  readonly db: Db
  readonly files: Pick<FileStore, 'open'>
  readonly school: string
  readonly timeZone: string
  readonly day: string
}

/** Sent while it is read. All tables come from one snapshot; files follow it, so the database need not keep old rows meanwhile. */
export const archiveStream = ({ db, files, school, timeZone, day }: ArchiveOf): Readable => {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  let over = false
  const fail = (error: unknown): void => void out.destroy(error as Error)
  zip.on('error', fail)

  const begin = async (): Promise<void> => {
    const moment = await db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute()
    let open = true
    const end = async (): Promise<void> => {
      if (!open) return
      open = false
      await moment.rollback().execute()
    }
    out.once('close', () => {
      over = true
      void end().catch(() => undefined)
    })
    if (over || out.destroyed) return end()
    const tables = archiveTables(timeZone)
    const named = await archivedFiles(moment)
    async function* csv(table: ArchiveTable, isLast: boolean): AsyncGenerator<string> {
      for await (const piece of csvOf(moment, table)) {
        if (over) return
        yield piece
      }
      if (isLast) await end()
    }
    async function* content(file: ArchivedFile): AsyncGenerator<Buffer> {
      const handle = over ? 'missing' : await files.open(file.sha256)
      // A file damaged on disk leaves an empty entry; the rest of the archive is still useful.
      if (typeof handle === 'string') return
      yield* handle.createReadStream() as AsyncIterable<Buffer>
    }
    zip.addBuffer(Buffer.from(README(school, day)), 'LEEME.txt')
    tables.forEach((table, at) =>
      zip.addReadStreamLazy(`${table.name}.csv`, (give) =>
        give(null, Readable.from(csv(table, at === tables.length - 1)).on('error', fail)),
      ),
    )
    for (const file of named)
      zip.addReadStreamLazy(nameOf(file), { compress: false }, (give) =>
        give(null, Readable.from(content(file), { objectMode: false }).on('error', fail)),
      )
    zip.end()
  }
  begin().catch(fail)
  return out
}
