import { useState, useCallback, useRef } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { isServiceColumn } from '@contract/openings/family.columns'
import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import type { FileColumns, ReadSheet } from '@contract/imports/imports.schemas'
import type { Campos } from '@contract/domain/campos'
import type { OpeningResult } from '@contract/openings/openings.schemas'
import { missingColumns, PUPIL_COLUMNS } from '@contract/openings/openings.rules'
import { useCreateOpening, useFetchOpeningProgress } from '../../state/openings/openings.api'
import { labelOf } from '../../ui/files/fileErrors'
import { type ColumnMapping, mappingText, unusedOf as unusedHeadings } from '../../ui/files/ColumnMapping'
import type { Outcome } from '../../state/core/writes'
import { newKey } from '../../state/core/idempotency'
import { answerFields, NOTHING_ANSWERED, type Answered } from '../../write/imports/FileQuestions'
import { texts, COLUMN_PARTS, LABELS } from './openings.texts'
import { UNSAID, useOpeningAnswers, type Answering, type WordAnswers } from './useOpeningAnswers'
import { useOpeningDraft } from './useOpeningDraft'
import { useOpeningFile } from './useOpeningFile'

/** CURP and control number count as one: either is enough. */
export const missingLabels = (mapping: ColumnMapping<OpeningFileColumn>): string[] => {
  const missing = missingColumns((column) => Boolean(mapping[column]))
  const lacksPupil = missing.some((column) => PUPIL_COLUMNS.some((each) => each === column))
  // A missing level does not stop the check: the file's title row may name it, or the server asks for it.
  const others = missing.filter(
    (column) => column !== 'grado' && !PUPIL_COLUMNS.some((each) => each === column),
  )
  return [
    ...(lacksPupil ? ['el número de control o la CURP'] : []),
    ...others.map((column) => labelOf(LABELS, column)),
  ]
}

export const labelsOf = ({
  columnas,
}: FileColumns<OpeningFileColumn>): Readonly<Record<OpeningFileColumn, string>> => ({
  ...LABELS,
  ...Object.fromEntries(
    columnas.flatMap(({ columna, etiqueta }) => (etiqueta === undefined ? [] : [[columna, etiqueta]])),
  ),
})

export const partsOf = ({ columnas }: FileColumns<OpeningFileColumn>) => {
  const placed = new Set(COLUMN_PARTS.flatMap(({ only }) => only))
  const all = columnas.map(({ columna }) => columna)
  const services = all.filter(isServiceColumn)
  const rest = all.filter((columna) => !placed.has(columna) && !isServiceColumn(columna))
  return [
    ...COLUMN_PARTS,
    ...(services.length > 0 ? [{ title: 'Servicios del ciclo', only: services }] : []),
    { title: 'Para registrar a quien falte', only: rest },
  ]
}

/** Headings of the file that are not used; not our own column of reasons, which a corrected file of errors still has. */
export const unusedOf = (
  columns: FileColumns<OpeningFileColumn>,
  mapping: ColumnMapping<OpeningFileColumn>,
): string[] => unusedHeadings(columns, mapping).filter((heading) => heading !== texts.reasons)

interface Place {
  cicloEscolarId: number
  fecha: string
}

/** The answer on screen, and the cycle and day it was asked for; for others it is stale. */
interface Shown extends Place {
  result: OpeningResult
  isDone: boolean
  answers: Answered
}

const refusedOf = (outcome: Outcome<unknown>): Campos => (outcome.done ? {} : (outcome.error?.campos ?? {}))

const isOf = ({ cicloEscolarId, fecha }: Place, place: Place): boolean =>
  cicloEscolarId === place.cicloEscolarId && fecha === place.fecha

const useOpeningSending = () => {
  const [shown, setShown] = useState<Shown | null>(null)
  const [campos, setCampos] = useState<Campos>({})
  const [codigo] = useState(newKey)
  const ask = useFetchOpeningProgress()
  const writing = useCreateOpening()
  const send = async (
    isReal: boolean,
    file: File,
    mapping: ColumnMapping<OpeningFileColumn>,
    { answers, said, sheets, ...place }: Place & Answering,
  ): Promise<boolean> => {
    const outcome = await writing.send({
      file,
      simular: isReal ? 'false' : 'true',
      cicloEscolarId: String(place.cicloEscolarId),
      fecha: place.fecha,
      columnas: mappingText(mapping),
      ...answerFields(answers),
      ...sheets,
      codigo,
      ...(said.sinDebeDesde && { sin_debe_desde: said.sinDebeDesde }),
      ...(Object.keys(said.marcas).length > 0 && { marcas: JSON.stringify(said.marcas) }),
    })
    setCampos(refusedOf(outcome))
    const { answer } = outcome
    if (answer)
      setShown({ result: answer, isDone: isReal && answer.apertura !== undefined, answers, ...place })
    return answer !== undefined
  }
  return {
    send,
    busy: writing.busy,
    progress: writing.progress,
    ask: useCallback(() => ask({ codigo }), [ask, codigo]),
    campos,
    setCampos,
    isDone: shown?.isDone ?? false,
    wasChecked: shown !== null && !shown.isDone,
    shownFor: (place: Place): Shown | null => (shown && (shown.isDone || isOf(shown, place)) ? shown : null),
    forget: () => setShown(null),
  }
}

export const useOpening = (cycle: Cycle, today: string) => {
  const sending = useOpeningSending()
  const draft = useOpeningDraft(sending.isDone)
  const reader = useOpeningFile(draft, cycle.id)
  const { file } = draft
  const { read } = reader
  const place: Place = { cicloEscolarId: cycle.id, fecha: draft.day ?? (today || cycle.fecha_fin) }
  const columns = JSON.stringify([read?.mapping, reader.sheets])
  const { answers, setAnswers, said, setSaid } = useOpeningAnswers({ file, columns }, JSON.stringify(place))

  const saying = useRef(false)
  const send = async (
    isReal: boolean,
    chosen = file,
    mapping = read?.mapping,
    given: Partial<Answering> = {},
  ): Promise<boolean> => {
    if (!chosen || !mapping) return false
    const asked = { ...place, sheets: reader.sheets, answers, said, ...given }
    if (await reader.isThere(chosen)) return sending.send(isReal, chosen, mapping, asked)
    sending.forget()
    return false
  }
  const choose = async (chosen: File | null) => {
    reader.take(chosen)
    sending.forget()
    sending.setCampos({})
    if (!chosen || !(await reader.isThere(chosen))) return
    const { outcome, mapping, sheets } = await reader.readFile(chosen)
    sending.setCampos(refusedOf(outcome))
    // A corrected file has the same columns, which the user has already seen: check it at once.
    const isSame = sending.wasChecked && JSON.stringify(read?.mapping) === JSON.stringify(mapping)
    if (mapping && isSame && missingLabels(mapping).length === 0)
      await send(false, chosen, mapping, { sheets, answers: NOTHING_ANSWERED, said: UNSAID })
  }
  return {
    fecha: place.fecha,
    setDay: draft.setDay,
    file,
    read,
    shown: sending.shownFor(place),
    campos: sending.campos,
    lost: draft.lost,
    busy: reader.busy || sending.busy,
    sent: reader.progress ?? sending.progress,
    ask: sending.ask,
    choose,
    changeMapping: reader.changeMapping,
    chooseSheets: async (hojas: readonly ReadSheet[], wanted: readonly string[]) => {
      if (file && (await reader.isThere(file))) await reader.chooseSheets(file, hojas, wanted)
    },
    readFor: async (other: number) => {
      if (file && read) await reader.readFor(file, other)
    },
    answers,
    answer: setAnswers,
    check: () => send(false),
    write: () => send(true),
    said,
    confirm: (vistas: readonly string[]) => setSaid({ ...said, vistas }),
    /** Checks the file again with the user's answers about its words. One check at a time, so that what is shown is what is written. */
    say: async (words: WordAnswers) => {
      if (saying.current) return
      saying.current = true
      setSaid(words)
      if (!(await send(false, file, read?.mapping, { said: words }))) setSaid(said)
      saying.current = false
    },
    back: sending.forget,
    restart: () => {
      reader.take(null)
      sending.forget()
    },
  }
}
export type OpeningFlow = ReturnType<typeof useOpening>
