import { styled } from '@mui/material/styles'
import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import type { FileColumns } from '@contract/imports/imports.schemas'
import { ColumnMatch, type Matches } from '../../../ui/files/ColumnMatch'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { Section } from '../../../ui/page/Section'
import { StickyBar } from '../../../ui/page/StickyBar'
import { missingLabels, partsOf, unusedOf } from '../opening.columns'
import { LABELS, texts } from '../openings.texts'

const Part = styled('fieldset')(({ theme: { spacing } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: spacing(1), fontWeight: 600 },
}))

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
  const found = Object.values(matches).filter(Boolean).length
  return (
    <>
      <Section title={texts.matchTitle} text={texts.matchText(columns.filas)}>
        <Stack>
          {partsOf(columns).map(({ title, only }) => (
            <Part key={title} disabled={busy}>
              <legend>{title}</legend>
              <ColumnMatch read={columns} labels={LABELS} matches={matches} only={only} onChange={onMatch} />
            </Part>
          ))}
          {unused.length > 0 && <Quiet as="p">{texts.unused(unused.join(', '))}</Quiet>}
        </Stack>
      </Section>
      <StickyBar aria-label={texts.matchFooter}>
        <p role="status">
          {missing.length > 0 ? texts.missing(missing.join(', ')) : texts.found(found)}
          <Quiet as="small">{texts.nothingSaved}</Quiet>
        </p>
        <BusyButton type="button" busy={busy} disabled={missing.length > 0 || isBlocked} onClick={onCheck}>
          {texts.review}
        </BusyButton>
      </StickyBar>
    </>
  )
}
