import { useState } from 'react'
import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import type { FileColumns, ReadSheet } from '@contract/imports/imports.schemas'
import { useReadOpeningColumns } from '../../state/openings/openings.api'
import { mappingOf, type ColumnMapping } from '../../ui/files/ColumnMapping'
import { isReadable } from '../../ui/files/fileRules'
import { useNotice } from '../../ui/notices/useNotice'
import { useSheets } from '../../write/imports/SheetChoice'
import type { MappingByHand, OpeningDraft } from './useOpeningDraft'

interface Read {
  columns: FileColumns<OpeningFileColumn>
  mapping: ColumnMapping<OpeningFileColumn>
  /** Columns of the file may be services of this cycle. */
  cycleId: number
}

/** The server's mapping, overridden by columns chosen by hand for an earlier file where this file has the same headings. */
const withEarlier = (
  columns: FileColumns<OpeningFileColumn>,
  earlier: MappingByHand,
): ColumnMapping<OpeningFileColumn> => {
  const ours = new Set<string>(columns.columnas.map(({ columna }) => columna))
  const stillThere = Object.entries(earlier).filter(
    ([column, heading = '']) => ours.has(column) && (heading === '' || columns.encabezados.includes(heading)),
  )
  return { ...mappingOf(columns), ...Object.fromEntries(stillThere) }
}

export const useOpeningFile = (draft: OpeningDraft, cycleId: number) => {
  const { choose, byHand, setByHand } = draft
  const [read, setRead] = useState<Read | null>(null)
  const reading = useReadOpeningColumns()
  const sheets = useSheets(({ file, hojas }) =>
    reading.send({ file, cicloEscolarId: String(cycleId), ...(hojas === undefined ? {} : { hojas }) }),
  )
  const { notify } = useNotice()
  const take = (chosen: File | null): void => {
    choose(chosen)
    setRead(null)
  }
  const showColumns = (
    answer: FileColumns<OpeningFileColumn> | undefined,
    of = cycleId,
  ): ColumnMapping<OpeningFileColumn> | null => {
    const mapping = answer ? withEarlier(answer, byHand) : null
    if (answer && mapping) setRead({ columns: answer, mapping, cycleId: of })
    return mapping
  }
  const isOfOther = read !== null && read.cycleId !== cycleId
  return {
    read: isOfOther ? null : read,
    take,
    busy: reading.busy,
    progress: reading.progress,
    /** False, and the choice cleared, for a file saved again after it was chosen: the browser cannot read it any more. */
    isThere: async (chosen: File): Promise<boolean> => {
      if (await isReadable(chosen)) return true
      notify({
        title: 'El archivo cambió',
        text: 'Se guardó de nuevo después de elegirlo. Elígelo otra vez.',
        kind: 'warning',
      })
      take(null)
      return false
    },
    sheets: sheets.field,
    readFile: async (chosen: File) => {
      const { reply: outcome, field } = await sheets.read(chosen)
      return { outcome, mapping: showColumns(outcome.answer), sheets: field }
    },
    chooseSheets: async (chosen: File, hojas: readonly ReadSheet[], wanted: readonly string[]) => {
      showColumns((await sheets.choose(chosen, hojas, wanted)).answer)
    },
    /** Reads the columns again for another cycle, which has other services. */
    readFor: async (chosen: File, cycle: number) => {
      if (!(await isReadable(chosen))) return
      const { answer } = await reading.send({ file: chosen, cicloEscolarId: String(cycle), ...sheets.field })
      showColumns(answer, cycle)
    },
    changeMapping: (mapping: ColumnMapping<OpeningFileColumn>): void => {
      if (!read) return
      const changed = Object.entries(mapping).filter(
        ([column, heading]) => heading !== read.mapping[column as OpeningFileColumn],
      )
      setRead({ ...read, mapping })
      setByHand({ ...byHand, ...Object.fromEntries(changed) })
    },
  }
}
