import { useState } from 'react'
import type { BlankMonths } from '@contract/openings/openings.rules'
import type { Marks } from '@contract/openings/openingMarks'
import { NOTHING_ANSWERED, type Answered } from '../../write/imports/FileQuestions'

/** What a person says of the file's words before it is written. */
export interface WordAnswers {
  readonly marcas: Marks
  readonly sinDebeDesde?: BlankMonths | undefined
  /** Kinds of readings that a person has confirmed. */
  readonly vistas: readonly string[]
}
export const UNSAID: WordAnswers = { marcas: {}, vistas: [] }

/** All that a person answered about the file, and the sheets that are read. */
export interface Answering {
  answers: Answered
  said: WordAnswers
  sheets: { hojas?: string }
}

/** What an answer is about. */
interface About {
  readonly file: File | null
  /** Which of its columns and sheets are read. */
  readonly columns: string
}

interface Held<T> extends About {
  readonly value: T
}

/** A value that counts only for the file, the columns and the sheets that it was given for. */
const useAbout = <T>({ file, columns }: About, none: T) => {
  const [held, setHeld] = useState<Held<T> | null>(null)
  const isOfThis = held !== null && held.file === file && held.columns === columns
  return {
    value: isOfThis ? held.value : none,
    set: (value: T): void => setHeld({ file, columns, value }),
  }
}

/** @param place the cycle and the day that months and blanks refer to */
export const useOpeningAnswers = ({ file, columns }: About, place: string) => {
  const answers = useAbout({ file, columns }, NOTHING_ANSWERED)
  const said = useAbout({ file, columns: `${columns} ${place}` }, UNSAID)
  return { answers: answers.value, setAnswers: answers.set, said: said.value, setSaid: said.set }
}
