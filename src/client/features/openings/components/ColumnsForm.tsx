import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import type { FileColumns } from '@contract/imports/imports.schemas'
import { ColumnParts, doubtsOf, repeatedOf, type Matches } from '../../../ui/files/ColumnMatch'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'
import { StickyBar } from '../../../ui/page/StickyBar'
import { columnTexts } from '../../../write/imports/columnLabels'
import { missingLabels, partsOf, unusedOf } from '../opening.columns'
import { LABELS, texts } from '../openings.texts'

interface ColumnsFormProps {
  columns: FileColumns<OpeningFileColumn>
  matches: Matches<OpeningFileColumn>
  busy: boolean
  /** Something above is wrong, such as the day. */
  isBlocked: boolean
  onMatch: (matches: Matches<OpeningFileColumn>) => void
  onCheck: () => void
}

/** What each column of the file is, and the button that checks the file. */
export function ColumnsForm({ columns, matches, busy, isBlocked, onMatch, onCheck }: ColumnsFormProps) {
  const missing = missingLabels(matches)
  const unused = unusedOf(columns, matches)
  const doubts = doubtsOf(columns, matches).map((column) => LABELS[column])
  const { ignoradas = [] } = columns
  const isRepeated = repeatedOf(columns, matches).length > 0
  const problem =
    missing.length > 0 ? texts.missing(missing.join(', ')) : isRepeated ? texts.repeated : undefined
  const found = Object.values(matches).filter(Boolean).length
  return (
    <>
      <Section title={texts.matchTitle} text={texts.matchText(columns.filas)}>
        <Stack>
          <Stack gap={1} role="status">
            {doubts.length > 0 && <InfoPanel tone="warning" title={columnTexts.doubts(doubts.join(', '))} />}
          </Stack>
          <ColumnParts
            parts={partsOf(columns)}
            read={columns}
            labels={LABELS}
            matches={matches}
            disabled={busy}
            onChange={onMatch}
          />
          {unused.length > 0 && <Quiet as="p">{texts.unused(unused.join(', '))}</Quiet>}
          {ignoradas.length > 0 && <Quiet as="p">{columnTexts.ignored(ignoradas)}</Quiet>}
        </Stack>
      </Section>
      <StickyBar aria-label={texts.matchFooter}>
        <p role="status">
          {problem ?? texts.found(found)}
          <Quiet as="small">{texts.nothingSaved}</Quiet>
        </p>
        <BusyButton type="button" busy={busy} disabled={problem !== undefined || isBlocked} onClick={onCheck}>
          {texts.review}
        </BusyButton>
      </StickyBar>
    </>
  )
}
