import { byKey } from '@contract/domain/byKey'
import { nameInitials } from '@contract/domain/initials'
import { placeLabel } from '@contract/domain/grades'
import {
  cardPath,
  GROUP_PAPER_KINDS,
  GROUP_PAPERS,
  isCardToken,
  isGroupPaper,
  monthProblem,
  monthWords,
  proposedMonth,
  schoolDays,
  type GroupPaper,
} from '@contract/groupPapers/groupPapers.rules'
import type { CheckedCard } from '@contract/groupPapers/groupPapers.schemas'
import { noteHealthSeen } from '../../db/healthViews'
import type { FileStore } from '../../files/fileStore'
import type { AnyCall, PublicCall, ReadCall } from '../../http/call'
import { createGuessLimit } from '../../http/guessLimit'
import { readPhotos } from '../../pdf/portrait'
import { assertField, conflict, found, notFound } from '../../shared/problem'
import type { BankService } from '../bank/bank.service'
import type { HowToPay } from '../bank/howToPay.paper'
import type { CyclesService } from '../cycles/cycles.service'
import type { Letterhead } from '../school/letterhead'
import type { Card } from './cards.paper'
import { callLines, handoverOf, healthLines, isWatched, type PhotoOf } from './careContent'
import { listAdults, listCare } from './care.queries'
import type { GroupHead } from './groupSheet'
import * as queries from './groupPapers.queries'

interface Deps {
  bank: Pick<BankService, 'whereToPay'>
  cycles: Pick<CyclesService, 'currentId'>
  files: Pick<FileStore, 'open'>
  letterhead: Pick<Letterhead, 'name'>
}

/** Wrong tokens that one address may send before it is refused. A card's token has 122 random bits: at this rate nobody guesses one. */
const GUESSES = { max: 30, windowMs: 10 * 60_000 }

const UNKNOWN_GROUP = 'No existe este grupo.'
const UNKNOWN_CARD = 'No existe ninguna credencial con este código.'

const printedToken = (token: string): string =>
  Buffer.from(token.replaceAll('-', ''), 'hex').toString('base64url')

const storedToken = (text: string): string | null =>
  isCardToken(text)
    ? Buffer.from(text, 'base64url')
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : null

const placeOf = ({
  grado,
  grado_numero,
  grupo,
}: Pick<queries.PupilRow, 'grado' | 'grado_numero' | 'grupo'>) =>
  placeLabel({ grado, gradoNumero: grado_numero, grupo: grupo === null ? null : { nombre: grupo } })

const byPupil = <Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.id, row]))

const noteSeen = ({ db, now }: AnyCall, reader: number, pupils: readonly { id: number }[]): Promise<void> =>
  noteHealthSeen(
    { db, now, actor: { id: reader } },
    pupils.map(({ id }) => id),
  )

interface AskedPaper {
  readonly cual: GroupPaper
  readonly mes?: string
}

export const createGroupPapersService = ({ bank, cycles, files, letterhead }: Deps) => {
  const guesses = createGuessLimit({ kind: 'credencial', ...GUESSES })

  const readGroup = async ({ db, now }: AnyCall, id: number) => {
    const group = found(await queries.findGroup(db, id), UNKNOWN_GROUP)
    const { nombre, ciclo, ...cycle } = group
    const head: GroupHead = { lugar: placeOf({ ...group, grupo: nombre }), ciclo, now }
    const alumnos = await queries.listPupils(db, id)
    if (alumnos.length === 0)
      throw conflict(`El grupo ${nombre} no tiene alumnos: agrégalos para imprimir sus papeles.`)
    return { head, cycle, alumnos }
  }

  const photosOf = async (sums: readonly (string | null)[]): Promise<PhotoOf> => {
    const photos = await readPhotos(files, sums)
    return (sum) => photos.get(sum ?? '') ?? null
  }

  const cardsOf = async (rows: readonly queries.PupilRow[], publicBase: string): Promise<Card[]> => {
    const photoOf = await photosOf(rows.map(({ thumb_sha256 }) => thumb_sha256))
    return rows.map((row) => ({
      nombre: row.nombre,
      numero_control: row.numero_control,
      lugar: placeOf(row),
      photo: photoOf(row.thumb_sha256),
      enlace: publicBase + cardPath(printedToken(row.card_token)),
      referencia: row.referencia,
    }))
  }

  const readEnrolled = async (call: AnyCall, id: number): Promise<queries.PupilRow> => {
    const nombre = found(await queries.findName(call.db, id), `No existe el alumno ${id}.`)
    const cycle = await cycles.currentId(call)
    const row = cycle === null ? undefined : await queries.findPupil(call.db, id, cycle)
    if (!row)
      throw conflict(`${nombre} no está inscrito en el ciclo actual: su credencial no estaría vigente.`)
    return row
  }

  return {
    /** @throws 400 a month outside the cycle · 404 no such paper or group · 409 no pupils, no day of class, a cycle that is over */
    ask: async (call: ReadCall, id: number, cual: string, mes?: string): Promise<AskedPaper> => {
      if (!isGroupPaper(cual))
        throw notFound(`No existe ese papel del grupo: puede ser ${GROUP_PAPER_KINDS.join(', ')}.`)
      const { db, today } = call
      const group = found(await queries.findGroup(db, id), UNKNOWN_GROUP)
      const month = mes ?? proposedMonth(group, today)
      assertField('mes', cual === 'lista' ? monthProblem(month, group) : null)
      const { alumnos } = await readGroup(call, id)
      if (cual === 'emergencia') await noteSeen(call, call.actor.id, alumnos)
      if (cual === 'credenciales' && group.fecha_fin < today)
        throw conflict(`El ciclo ${group.ciclo} terminó: sus credenciales ya no están vigentes.`)
      if (cual !== 'lista') return { cual }
      if (schoolDays(month, group, await queries.listDaysOff(db)).length === 0)
        throw conflict(`En ${monthWords(month)} no hay días de clase.`)
      return { cual, mes: month }
    },

    attendance: async (call: AnyCall, id: number, mes: string) => {
      const { head, cycle, alumnos } = await readGroup(call, id)
      const dias = schoolDays(mes, cycle, await queries.listDaysOff(call.db))
      return { head, list: { mes, dias, alumnos: alumnos.map(({ nombre }) => nombre) } }
    },

    /** Writes the look to the bitácora, also for pupils who joined since the link was made. */
    emergency: async (call: AnyCall, id: number, reader: number) => {
      const { head, alumnos } = await readGroup(call, id)
      await noteSeen(call, reader, alumnos)
      const care = byPupil(await listCare(call.db, id))
      const patients = alumnos.map(({ id: pupil, nombre }) => {
        const row = found(care.get(pupil), UNKNOWN_GROUP)
        return { nombre, salud: healthLines(row), avisa: isWatched(row), llamar: callLines(row) }
      })
      return { head, patients }
    },

    pickUp: async (call: AnyCall, id: number) => {
      const { head, alumnos } = await readGroup(call, id)
      const adults = byPupil(await listAdults(call.db, id))
      const takers = [...adults.values()].flatMap(({ adultos }) =>
        adultos.filter(({ puede_recoger }) => puede_recoger),
      )
      const photoOf = await photosOf([
        ...alumnos.map(({ thumb_sha256 }) => thumb_sha256),
        ...takers.map(({ thumb }) => thumb),
      ])
      const pupils = alumnos.map(({ id: pupil, nombre, thumb_sha256 }) => {
        const row = found(adults.get(pupil), UNKNOWN_GROUP)
        return { nombre, photo: photoOf(thumb_sha256), ...handoverOf(row, photoOf) }
      })
      return { head, pupils }
    },

    birthdays: async (call: AnyCall, id: number) => {
      const { head, cycle, alumnos } = await readGroup(call, id)
      const born = alumnos.map(({ nombre, fecha_nacimiento }) => ({ nombre, fecha_nacimiento }))
      return { head, list: { start: cycle.fecha_inicio, alumnos: born } }
    },

    howToPay: async (call: AnyCall, id: number): Promise<HowToPay> => {
      const { head, alumnos } = await readGroup(call, id)
      const families = byKey(alumnos, ({ id: pupil, parent_id }) => parent_id ?? `alumno ${pupil}`)
      const familias = [...families.values()].map((children) => ({
        padre: children[0]!.padre,
        referencia: children[0]!.referencia,
        alumnos: children.map((row) => ({
          nombre: row.nombre,
          lugar: placeOf(row),
          numero_control: row.numero_control,
        })),
      }))
      const title = `${head.lugar} · ${GROUP_PAPERS['como-pagar']}`
      return { title, ...(await bank.whereToPay(call)), familias, now: head.now }
    },

    cards: async (call: AnyCall, id: number, publicBase: string) => {
      const { head, alumnos } = await readGroup(call, id)
      return { head, cards: await cardsOf(alumnos, publicBase) }
    },

    askCard: async (call: ReadCall, id: number): Promise<void> => void (await readEnrolled(call, id)),

    getCard: async (call: AnyCall, id: number, publicBase: string) => {
      const row = await readEnrolled(call, id)
      const head: GroupHead = { lugar: placeOf(row), ciclo: row.ciclo, now: call.now }
      return { head, cards: await cardsOf([row], publicBase) }
    },

    /** Needs no session. After a baja the card is found but no longer valid. @throws 404 · 429 too many wrong tokens from this address */
    check: async (call: PublicCall, text: string): Promise<CheckedCard> => {
      const pupil = await guesses.check(call, async () => {
        const token = storedToken(text)
        return found(token === null ? undefined : await queries.findCard(call.db, token), UNKNOWN_CARD)
      })
      const cycle = await cycles.currentId(call)
      const isGood = cycle !== null && (await queries.findPupil(call.db, pupil.id, cycle)) !== undefined
      return {
        escuela: await letterhead.name(),
        iniciales: nameInitials(pupil.nombre),
        estado: isGood ? 'VIGENTE' : 'NO_VIGENTE',
      }
    },
  }
}
export type GroupPapersService = ReturnType<typeof createGroupPapersService>
