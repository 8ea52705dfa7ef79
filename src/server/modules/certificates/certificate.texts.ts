import {
  certificateName,
  CERTIFICATE_KINDS,
  isCertificateKind,
  type CertificateKind,
} from '@contract/certificates/certificates.rules'
import type { CertificatesContract, CertificateTextRow } from '@contract/certificates/certificates.schemas'
import {
  DEFAULT_TEXTS,
  keptText,
  textProblems,
  type TextField,
} from '@contract/certificates/certificateTexts.rules'
import { numberInWords } from '@contract/domain/amountInWords'
import { todayIn, type IsoDate } from '@contract/domain/dates'
import { dayInWords, longDay } from '@contract/domain/dayInWords'
import { gradeLabel, type Grade } from '@contract/domain/grades'
import { EMPTY_CHANGE } from '@contract/domain/messages'
import type { Db } from '../../db/database'
import type { WriteCall } from '../../http/call'
import { assertFields } from '../../http/validation'
import { badRequest, notFound } from '../../shared/problem'
import * as queries from './certificates.queries'

export const textsOf = async (db: Db): Promise<CertificateTextRow[]> => {
  const saved = await queries.listTexts(db)
  return CERTIFICATE_KINDS.map((tipo) => {
    const own = saved.find((each) => each.tipo === tipo)
    return { tipo, ...(own ?? DEFAULT_TEXTS[tipo]), propio: own !== undefined }
  })
}

export const textOf = async (db: Db, tipo: CertificateKind): Promise<CertificateTextRow> =>
  (await textsOf(db)).find((each) => each.tipo === tipo) as CertificateTextRow

export const updateText = async (
  { db, record, unchanged }: WriteCall,
  cual: string,
  change: CertificatesContract['updateText']['body'],
): Promise<CertificateTextRow> => {
  if (change.titulo === undefined && change.cuerpo === undefined) throw badRequest(EMPTY_CHANGE)
  assertFields(textProblems(change))
  if (!isCertificateKind(cual))
    throw notFound(`No existe ese texto: puede ser ${CERTIFICATE_KINDS.map(certificateName).join(', ')}.`)
  const before = await textOf(db, cual)
  const kept = keptText(change)
  const after = { tipo: cual, titulo: kept.titulo ?? before.titulo, cuerpo: kept.cuerpo ?? before.cuerpo }
  if (before.propio && after.titulo === before.titulo && after.cuerpo === before.cuerpo) unchanged()
  else {
    await queries.saveText(db, after)
    record('TEXTO_CONSTANCIA', CERTIFICATE_KINDS.indexOf(cual) + 1, before, after)
  }
  return { ...after, propio: true }
}

const YEARS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto']

const gradeInWords = (grado: Grade, numero: number | null): string => {
  const level = `educación ${gradeLabel(grado).toLowerCase()}`
  return numero === null ? level : `${YEARS[numero - 1] ?? numberInWords(numero)} grado de ${level}`
}

/** Printed for a missing value, so that the sentence stays readable and the gap is seen. */
const NONE = {
  enrolment: 'sin inscripción en el ciclo',
  grupo: 'sin asignar',
  beca: 'sin beca',
  cct: 'sin CCT registrada',
  curp: 'en trámite',
}

interface TextFacts {
  pupil: queries.PupilFacts
  escuela: string
  niveles: readonly { grado: Grade; cct: string | null }[]
  dirigidaA: string
  today: IsoDate
  timeZone: string
}

export const fieldValues = (given: TextFacts): Record<TextField, string> => {
  const { pupil, escuela, niveles, dirigidaA, today, timeZone } = given
  const { grado, grado_numero, enrolled_at } = pupil
  return {
    alumno: pupil.alumno,
    curp: pupil.curp || NONE.curp,
    numero_control: pupil.numero_control,
    grado: grado ? gradeInWords(grado, grado_numero) : NONE.enrolment,
    grupo: pupil.grupo ?? NONE.grupo,
    ciclo: pupil.ciclo,
    fecha_inscripcion: enrolled_at ? longDay(todayIn(timeZone, enrolled_at)) : NONE.enrolment,
    beca: pupil.beca ?? NONE.beca,
    escuela,
    cct: niveles.find((level) => level.grado === grado)?.cct ?? NONE.cct,
    dirigida_a: dirigidaA,
    fecha: dayInWords(today),
  }
}
