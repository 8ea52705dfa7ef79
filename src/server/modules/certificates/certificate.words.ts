import type { TextField } from '@contract/certificates/certificateTexts.rules'
import { numberInWords } from '@contract/domain/amountInWords'
import { dayInWords, longDay } from '@contract/domain/dayInWords'
import { todayIn, type IsoDate } from '@contract/domain/dates'
import { gradeLabel, type Grade } from '@contract/domain/grades'
import type { PupilFacts } from './certificates.queries'

const YEARS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto']

/** 'segundo grado de educación primaria'; 'educación primaria' without a year. */
const gradeInWords = (grado: Grade, numero: number | null): string => {
  const level = `educación ${gradeLabel(grado).toLowerCase()}`
  return numero === null ? level : `${YEARS[numero - 1] ?? numberInWords(numero)} grado de ${level}`
}

/** What is printed for a field without a value, so that the sentence stays readable and the gap is seen. */
const NONE = {
  enrolment: 'sin inscripción en el ciclo',
  grupo: 'sin asignar',
  beca: 'sin beca',
  cct: 'sin CCT registrada',
}

interface Given {
  pupil: PupilFacts
  escuela: string
  niveles: readonly { grado: Grade; cct: string | null }[]
  dirigidaA: string
  today: IsoDate
  timeZone: string
}

/** The values of a text's fields. */
export const fieldValues = (given: Given): Record<TextField, string> => {
  const { pupil, escuela, niveles, dirigidaA, today, timeZone } = given
  const { grado, grado_numero, enrolled_at } = pupil
  return {
    alumno: pupil.alumno,
    curp: pupil.curp,
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
