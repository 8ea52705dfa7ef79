import { useState } from 'react'
import type { BlankMonths } from '@contract/openings/openings.rules'
import type { Marks } from '@contract/openings/openingMarks'
import { NOTHING_ANSWERED, type Answered } from '../../write/imports/FileQuestions'

export interface WordAnswers {
  readonly marcas: Marks
  readonly sinDebeDesde?: BlankMonths | undefined
  readonly vistas: readonly string[]
}
export const UNSAID: WordAnswers = { marcas: {}, vistas: [] }

export interface Answering {
  answers: Answered
  said: WordAnswers
  sheets: { hojas?: string }
}

interface About {
  readonly file: File | null
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
