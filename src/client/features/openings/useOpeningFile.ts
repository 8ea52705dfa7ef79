import { useState } from 'react'
import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import type { FileColumns } from '@contract/imports/imports.schemas'
import { useReadOpeningColumnsMutation } from '../../state/openings/openings.api'
import { matchesOf, type Matches } from '../../ui/files/ColumnMatch'
import { isReadable } from '../../ui/files/fileRules'
import { useNotice } from '../../ui/notices/useNotice'
import { useWrite } from '../../write/useWrite'
import { texts } from './openings.texts'
import type { MatchesByHand, OpeningDraft } from './useOpeningDraft'

/** The read file: its columns, and what each is. */
interface Read {
  columns: FileColumns<OpeningFileColumn>
  matches: Matches<OpeningFileColumn>
}

/** The headings found by the server, and over them those chosen by hand for an earlier file, as far as this one has them. */
const withEarlier = (
  columns: FileColumns<OpeningFileColumn>,
  earlier: MatchesByHand,
): Matches<OpeningFileColumn> => {
  const known = Object.entries(earlier).filter(
    ([, heading]) => heading === '' || columns.encabezados.includes(heading),
  )
  return { ...matchesOf(columns), ...Object.fromEntries(known) }
}

/** Reads the columns of the chosen file. Nothing matched by hand is lost when another file is chosen. */
export const useOpeningFile = ({ choose, byHand, setByHand }: OpeningDraft) => {
  const [read, setRead] = useState<Read | null>(null)
  const [readColumns] = useReadOpeningColumnsMutation()
  const reading = useWrite(readColumns, { failed: texts.readFailed })
  const { notify } = useNotice()
  const take = (chosen: File | null): void => {
    choose(chosen)
    setRead(null)
  }
  return {
    read,
    take,
    busy: reading.busy,
    progress: reading.progress,
    /** False for a file that was saved again since it was chosen: it is let go, because the browser cannot read it any more. */
    isThere: async (chosen: File): Promise<boolean> => {
      if (await isReadable(chosen)) return true
      notify({ ...texts.changed, kind: 'warning' })
      take(null)
      return false
    },
    /** Asks the server for the columns. `matches` is null when they could not be read. */
    readFile: async (chosen: File) => {
      const outcome = await reading.send({ file: chosen })
      const { answer } = outcome
      const matches = answer ? withEarlier(answer, byHand) : null
      if (answer && matches) setRead({ columns: answer, matches })
      return { outcome, matches }
    },
    match: (matches: Matches<OpeningFileColumn>): void => {
      if (!read) return
      const changed = Object.entries(matches).filter(
        ([column, heading]) => heading !== read.matches[column as OpeningFileColumn],
      )
      setRead({ ...read, matches })
      setByHand({ ...byHand, ...Object.fromEntries(changed) })
    },
  }
}
