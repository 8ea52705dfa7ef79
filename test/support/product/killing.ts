import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileFaults } from '@server/backup/fileFaults'
import { guardFaults, ledgerFaults } from '@server/backup/ledgerFaults'
import type { Db } from '@server/db/database'
import { openContents } from '@server/files/contents'
import { aStudent } from '../builders'
import { aJpeg } from '../fixtures/pictures'
import { callerAt } from '../server/callerAt'
import type { Answer } from '../server/harness'
import { openOffice } from '../server/office'
import { PRODUCT_ADMIN, spawnProduct, temporaryDataDir, type Product } from './spawnProduct'

interface Killing {
  db: Db
  /** What names it to a process. */
  database: Record<string, string>
  seconds: number
  /** One of the two is killed this often, ms. */
  everyMs: number
  /** What is to have happened at the least: a slow machine goes on for longer. */
  least?: Partial<Pick<Killed, 'payments' | 'photos'>>
}

/** The result, to be printed. */
export interface Killed {
  payments: number
  /** Calls that were sent again under their key, since a process died under them. */
  again: number
  kills: number
  photos: number
  faults: string[]
}

const WRITERS = 4
/** Tries of one intention, a tenth of a second apart: as long as a process may take to start again. */
const TRIES = 1_200

/**
 * Two processes of the product, one database, one folder of files: desks pay and upload while one of the two is killed and
 * started again. Each intention is sent under one key until somebody answers.
 */
export const writeWhileKilling = async (asked: Killing): Promise<Killed> => {
  const { db, database, seconds, everyMs, least = {} } = asked
  const shared = await temporaryDataDir()
  const folders = [await temporaryDataDir(), await temporaryDataDir()]
  const env = { ...database, FILES_DIR: shared.dataDir, BACKUP_HOUR: 'no' }
  const spawn = (at: number) => spawnProduct({ dataDir: folders[at]!.dataDir, env, args: ['--solo-api'] })
  const products: Product[] = [await spawn(0), await spawn(1)]
  const happened = { payments: 0, again: 0, kills: 0, photos: 0 }
  try {
    const signIn = await fetch(`${products[0]!.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PRODUCT_ADMIN),
    })
    const { token } = (await signIn.json()) as { token: string }
    const at = (which: number) => callerAt(products[which % 2]!.address, token)
    const setUp = openOffice({ admin: at(0), db } as unknown as Parameters<typeof openOffice>[0])
    const cycle = await setUp.addCycle()
    const pupils = await setUp.addPupils(WRITERS)
    const until = Date.now() + seconds * 1000
    const goesOn = () =>
      Date.now() < until || happened.payments < (least.payments ?? 0) || happened.photos < (least.photos ?? 0)

    /** By either process, until one answers; what both refuse is a failure of the product. */
    const insist = async (write: (which: number) => Promise<Pick<Answer, 'status' | 'body'>>) => {
      for (let tries = 0; ; tries++) {
        const answer = await write(tries).catch(() => null)
        if (answer?.status === 200) return answer.body
        if (answer && answer.status < 500) throw new Error(JSON.stringify(answer.body))
        if (tries > TRIES) throw new Error('nobody answers')
        happened.again++
        await pause(100)
      }
    }
    const desk = async (pupil: number, first: number) => {
      for (let turn = first; goesOn(); turn++) {
        const [made, paid] = [randomUUID(), randomUUID()]
        const charge = {
          idCicloEscolar: cycle,
          idAlumno: pupil,
          descripcion: 'LIBRO',
          fecha: '2026-09-15',
          monto: 50,
        }
        const { cargo } = await insist((tries) => at(turn + tries).post('/cargos/new', charge, { key: made }))
        const payment = { id: cargo.id, metodo_pago: 'EFECTIVO' }
        await insist((tries) => at(turn + tries).patch('/cargos/pagar', payment, { key: paid }))
        happened.payments++
      }
    }
    const photographer = async () => {
      for (let turn = 0; goesOn(); turn++) {
        const content = new Blob([
          new Uint8Array(await aJpeg(64, 64, `#${(turn % 4096).toString(16).padStart(3, '0')}`)),
        ])
        const key = randomUUID()
        const { alumno } = await insist(async (tries) => {
          const form = new FormData()
          for (const [name, text] of Object.entries(aStudent(5000 + turn))) form.append(name, text)
          form.append('file', content, 'foto.jpg')
          const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
          const url = `${products[(turn + tries) % 2]!.address}/api/alumnos`
          const response = await fetch(url, { method: 'POST', headers, body: form })
          return { status: response.status, body: await response.json() }
        })
        for (const which of [0, 1])
          await insist(async () => {
            const { status } = await fetch(`${products[which]!.address}${alumno.urlFoto}`)
            return { status, body: { photo: status, of: alumno.urlFoto } }
          })
        happened.photos++
        await pause(200)
      }
    }
    const killer = async () => {
      while (Date.now() + everyMs < until) {
        await pause(everyMs)
        const victim = happened.kills++ % 2
        await products[victim]!.pullThePlug()
        products[victim] = await spawn(victim)
      }
    }
    await Promise.all([...pupils.map(desk), photographer(), killer()])
    const stored = await db
      .selectFrom('payments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const twice =
      stored.count === happened.payments ? [] : [`${stored.count} payments for ${happened.payments} keys`]
    const faults = [...twice, ...(await ledgerFaults(db)), ...(await guardFaults(db))]
    const contents = await openContents(shared.dataDir)
    return { ...happened, faults: [...faults, ...(await fileFaults(db, contents, new Date()))] }
  } finally {
    for (const product of products) await product.stop()
    for (const folder of [shared, ...folders]) await folder.remove()
  }
}
