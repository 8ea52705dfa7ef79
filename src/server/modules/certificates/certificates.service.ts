import {
  keptAddressee,
  kindsSeenBy,
  maySeeCertificate,
  NEEDS_ENROLMENT,
  type CertificateKind,
} from '@contract/certificates/certificates.rules'
import type {
  CertificateSample,
  CertificatesContract,
  CertificateTextRow,
  CheckedCertificate,
} from '@contract/certificates/certificates.schemas'
import {
  fillText,
  keptText,
  textProblems,
  type CertificateText,
} from '@contract/certificates/certificateTexts.rules'
import { dateParts } from '@contract/domain/dates'
import { nameInitials } from '@contract/domain/initials'
import { formatCentavos } from '@contract/domain/money'
import type { PaidYear } from '@contract/invoices/invoices.schemas'
import { folioLabel, readReceiptCode } from '@contract/receipts/receipts.rules'
import type { AnyCall, PublicCall, ReadCall, WriteCall } from '../../http/call'
import { createGuessLimit } from '../../http/guessLimit'
import { assertFields } from '../../http/validation'
import { conflict, forbidden, found } from '../../shared/problem'
import { cancelledBy, keptReason } from '../../http/ledgerAnswers'
import { requirePupils } from '../../db/lookups'
import type { InvoicesService } from '../invoices/invoices.service'
import type { Letterhead } from '../school/letterhead'
import type { StatementsService } from '../statements/statements.service'
import { fieldValues, textOf, textsOf, updateText } from './certificate.texts'
import * as queries from './certificates.queries'
import type { CertificateRow, PrintedCertificate, PupilFacts } from './certificates.queries'

interface Deps {
  letterhead: Pick<Letterhead, 'signer' | 'signature'>
  statements: Pick<StatementsService, 'overdueByPupil'>
  invoices: Pick<InvoicesService, 'paidInYear'>
}

type CertificateBody = CertificatesContract['create']['body']

const UNKNOWN = 'No existe esta constancia.'

const GUESSES = { max: 30, windowMs: 10 * 60_000 }

const enrolmentObstacle = (tipo: CertificateKind, pupil: PupilFacts): string | null => {
  const { alumno, ciclo, estado, beca } = pupil
  if (!NEEDS_ENROLMENT.includes(tipo)) return null
  if (estado === null) return `${alumno} no tiene inscripción en el ciclo ${ciclo}.`
  if (estado === 'BAJA' && tipo !== 'INSCRIPCION')
    return `${alumno} está de baja en el ciclo ${ciclo}: solo se le da la constancia de inscripción.`
  return tipo === 'BECA' && beca === null ? `${alumno} no tiene beca en el ciclo ${ciclo}.` : null
}

/** A paper keeps what it said on its day (decisions/domain/certificates). */
export const createCertificatesService = ({ letterhead, statements, invoices }: Deps) => {
  const guesses = createGuessLimit({ kind: 'constancia', ...GUESSES })

  const assertMay = ({ actor }: ReadCall, tipo: CertificateKind): void => {
    if (!maySeeCertificate(actor.permissions, tipo)) throw forbidden()
  }

  const factsOf = async (
    call: AnyCall,
    { alumnoId, cicloEscolarId }: CertificateBody,
  ): Promise<PupilFacts> => {
    await requirePupils(call.db, [alumnoId])
    const facts = await queries.findPupilFacts(call.db, alumnoId, cicloEscolarId)
    return found(facts, `No existe el ciclo escolar ${cicloEscolarId}.`)
  }

  const write = async (call: AnyCall, asked: CertificateBody, pupil: PupilFacts, text: CertificateText) => {
    const { db, today, timeZone } = call
    const dirigidaA = keptAddressee(asked.dirigida_a)
    const { escuela, niveles, ...firma } = await letterhead.signer(db)
    const values = fieldValues({ pupil, escuela, niveles, dirigidaA, today, timeZone })
    const [titulo, cuerpo] = [fillText(text.titulo, values), fillText(text.cuerpo, values)]
    return { titulo, cuerpo, dirigida_a: dirigidaA, alumno: pupil.alumno, fecha: today, ...firma }
  }

  const paidYear = async (call: AnyCall, alumnoId: number, anio: number): Promise<PaidYear> =>
    (await invoices.paidInYear(call, [alumnoId], anio)).get(alumnoId) as PaidYear

  const compose = async (call: AnyCall, asked: CertificateBody) => {
    const { tipo, alumnoId, anio = dateParts(call.today).anio } = asked
    const pupil = await factsOf(call, asked)
    const written = await write(call, asked, pupil, await textOf(call.db, tipo))
    const pagos = tipo === 'PAGOS' ? await paidYear(call, alumnoId, anio) : null
    const overdue =
      tipo === 'NO_ADEUDO' ? ((await statements.overdueByPupil(call, [alumnoId])).get(alumnoId) ?? 0) : 0
    const obstacle =
      enrolmentObstacle(tipo, pupil) ??
      (pagos?.pagos.length === 0 ? `${pupil.alumno} no tiene pagos de colegiatura en ${anio}.` : null) ??
      (overdue > 0 ? `${pupil.alumno} tiene un adeudo vencido de ${formatCentavos(overdue)}.` : null)
    return { said: written, pupil, pagos, obstacle }
  }

  /** Previews the text that the user is editing; missing parts are the school's. */
  const draft = async (
    call: AnyCall,
    asked: CertificateBody,
    { titulo, cuerpo }: ReturnType<typeof keptText>,
  ) => {
    const stored = await textOf(call.db, asked.tipo)
    const text = { titulo: titulo ?? stored.titulo, cuerpo: cuerpo ?? stored.cuerpo }
    return { said: await write(call, asked, await factsOf(call, asked), text) }
  }

  return {
    /** @throws 403 a kind about money without COLEGIATURAS · 404 · 409 it would be untrue, with the reason */
    create: async (call: WriteCall, asked: CertificateBody): Promise<CertificateRow> => {
      const { db, actor, today, now } = call
      const { tipo, alumnoId, cicloEscolarId } = asked
      assertMay(call, tipo)
      const { said, pagos, obstacle } = await compose(call, asked)
      if (obstacle !== null) throw conflict(obstacle)
      const id = await queries.insertCertificate(db, {
        ...said,
        tipo,
        student_id: alumnoId,
        cycle_id: cicloEscolarId,
        anio: pagos?.anio ?? null,
        pagos: pagos && JSON.stringify(pagos),
        fecha: today,
        created_by: actor.id,
        created_at: now,
      })
      const made = found(await queries.findCertificate(db, id), UNKNOWN)
      call.record('CONSTANCIA', id, null, { ...made, alumno: said.alumno, ciclo: made.ciclo.name })
      return made
    },

    /** Makes no paper. @throws 403 a kind about money without COLEGIATURAS, unless a text is given · 400 a wrong text · 404 */
    preview: async (
      call: ReadCall,
      { titulo, cuerpo, ...asked }: CertificatesContract['preview']['body'],
    ): Promise<CertificateSample> => {
      const isDraft = titulo !== undefined || cuerpo !== undefined
      if (!isDraft) assertMay(call, asked.tipo)
      assertFields(textProblems({ titulo, cuerpo }))
      const { said, pagos, obstacle } = isDraft
        ? { ...(await draft(call, asked, keptText({ titulo, cuerpo }))), pagos: null, obstacle: null }
        : await compose(call, asked)
      const { firma_nombre, firma_cargo, firma_id: _, ...shown } = said
      return { ...shown, firma: { nombre: firma_nombre, cargo: firma_cargo }, pagos, impedimento: obstacle }
    },

    list: ({ db, actor }: ReadCall, part: CertificatesContract['list']['query']) =>
      queries.listCertificates(db, part, kindsSeenBy(actor.permissions)),

    /** The folio stays. @throws 403 a kind about money without COLEGIATURAS · 400 blank reason · 404 · 409 already cancelled */
    cancel: async (call: WriteCall, id: number, motivo: string | undefined): Promise<CertificateRow> => {
      const { db } = call
      const stored = await queries.findCertificate(db, id)
      // Asked first, because 403 comes before 400.
      if (stored) assertMay(call, stored.tipo)
      const reason = keptReason(motivo)
      const before = found(stored, UNKNOWN)
      if (await queries.lockCertificate(db, id))
        throw conflict(`La constancia ${folioLabel(before.folio)} ya estaba cancelada.`)
      await queries.markCancelled(db, id, cancelledBy(call, reason))
      const after = found(await queries.findCertificate(db, id), UNKNOWN)
      const trail = (row: CertificateRow) => ({ ...row, alumno: row.alumno.nombre, ciclo: row.ciclo.name })
      call.record('CONSTANCIA', id, trail(before), trail(after), { accion: 'DELETE' })
      return after
    },

    /** For signed links, so no permission is checked. @throws 404 */
    printed: async (
      { db }: AnyCall,
      id: number,
    ): Promise<{ printed: PrintedCertificate; signature: Uint8Array | null }> => {
      const printed = found(await queries.findPrinted(db, id), UNKNOWN)
      return { printed, signature: await letterhead.signature(printed.firma_id) }
    },

    /** Needs no session. @throws 404 unknown · 429 too many wrong codes from this address */
    check: async (call: PublicCall, text: string): Promise<Omit<CheckedCertificate, 'escuela'>> => {
      const { folio, tipo, fecha, alumno, cancelled_at } = await guesses.check(call, async () => {
        const codigo = readReceiptCode(text)
        return found(
          codigo ? await queries.findChecked(call.db, codigo) : undefined,
          'No existe ninguna constancia con este código.',
        )
      })
      const estado = cancelled_at ? 'CANCELADA' : 'VALIDA'
      return { folio, tipo, fecha, iniciales: nameInitials(alumno), estado }
    },

    listTexts: ({ db }: AnyCall): Promise<CertificateTextRow[]> => textsOf(db),

    updateText,
  }
}
export type CertificatesService = ReturnType<typeof createCertificatesService>
