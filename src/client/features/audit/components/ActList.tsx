import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { actsOf, type AuditAct } from '@contract/audit/audit.acts'
import type { AuditEntry } from '@contract/audit/audit.schemas'
import { hairline } from '../../../ui/layout/layout'
import { linesOf, rowTitle, sentenceOf, whenOf, whoOf } from '../audit.rows'
import { texts } from '../audit.texts'

/** Acts shown at first, so that a page is not 2,000 px high. */
const SHOWN = 25

const List = styled('ol')(({ theme, theme: { vars, spacing, breakpoints, typography } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: hairline(theme) },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: '150px 130px minmax(0, 1fr)',
    gap: spacing(0, 2),
    padding: spacing(0.75, 1.5),
    cursor: 'pointer',
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.palette.surface.sunken },
    '& > span': { color: vars.palette.text.secondary, fontSize: typography.pxToRem(13) },
    '& > strong': { fontWeight: 400, fontSize: typography.pxToRem(14) },
    [breakpoints.down('md')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      '& > strong': { gridColumn: '1 / -1' },
    },
  },
  '& details[open] > summary > strong': { fontWeight: 600 },
  '& details > ul': {
    margin: 0,
    padding: spacing(0, 1.5, 1.5, 3),
    maxHeight: 480,
    overflowY: 'auto',
    listStyle: 'none',
    fontSize: typography.pxToRem(14),
    '& > li + li': { marginTop: spacing(1) },
    '& ul': { margin: 0, paddingInlineStart: spacing(2.5) },
    '& li': { overflowWrap: 'anywhere' },
  },
}))

function Act({ act }: { act: AuditAct }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{whenOf(act)}</span>
        <span>{whoOf(act)}</span>
        <strong>{sentenceOf(act)}</strong>
      </summary>
      {open && (
        <ul aria-label={texts.details} tabIndex={0}>
          {act.rows.map((row) => (
            <li key={row.id}>
              {rowTitle(row)}
              <ul>
                {linesOf(row).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

/** One line per act, newest first; a press on it shows the records it changed, and how. */
export function ActList({ rows }: { rows: readonly AuditEntry[] }) {
  const acts = useMemo(() => actsOf(rows), [rows])
  const [shown, setShown] = useState(SHOWN)
  const rest = acts.length - shown
  return (
    <>
      <List aria-label={texts.table}>
        {acts.slice(0, shown).map((act) => (
          <li key={act.lead.id}>
            <Act act={act} />
          </li>
        ))}
      </List>
      {rest > 0 && (
        <Button onClick={() => setShown((now) => now + SHOWN)}>
          {texts.showMore(Math.min(rest, SHOWN))}
        </Button>
      )}
    </>
  )
}
