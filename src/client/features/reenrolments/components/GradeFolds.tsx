import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { pupilsText } from '@contract/domain/text'
import { Icon } from '../../../ui/icons/Icon'
import { hairline, paper } from '../../../ui/layout/layout'
import type { GradeLines } from '../planLines'
import { stateCount, STATE_ORDER } from '../reenrolments.texts'

const Folds = styled('div')(({ theme, theme: { vars, spacing, breakpoints, typography } }) => ({
  ...paper(theme),
  '& > div + div': { borderTop: hairline(theme) },
  '& > div': { scrollMarginTop: 72 },
  '& h2': { margin: 0, font: 'inherit' },
  '& h2 > button': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(150px, 1fr) repeat(6, minmax(92px, auto)) 96px',
    alignItems: 'center',
    gap: spacing(1),
    width: '100%',
    minHeight: 44,
    padding: spacing(0.5, 2),
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover': { background: vars.palette.surface.sunken },
    '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
    '& > strong': { fontWeight: 600 },
    '& > span': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
    '& > span.ready': { color: vars.palette.text.primary },
    '& > span:last-of-type': { textAlign: 'right' },
    [breakpoints.down('lg')]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: spacing(0.25, 1.5),
      paddingBlock: spacing(1),
      '& > strong': { flex: '1 1 calc(100% - 140px)' },
      '& > span:empty': { display: 'none' },
      '& > span:last-of-type': { order: -1 },
      '& > svg, & > strong': { order: -2 },
    },
  },
  '& .open': {
    padding: spacing(1, 2, 2),
    borderTop: hairline(theme),
    [breakpoints.down('sm')]: { padding: spacing(1) },
  },
}))

interface FoldProps {
  grade: GradeLines
  open: boolean
  onToggle: () => void
  children: ReactNode
}

function Fold({ grade, open, onToggle, children }: FoldProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    // The grade open before may have folded above this one and moved it out of sight.
    if (open && !wasOpen.current) row.current?.scrollIntoView?.({ block: 'start' })
    wasOpen.current = open
  }, [open])
  return (
    <div ref={row}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
          <Icon name="right" size={18} />
          <strong>{grade.label}</strong>
          {STATE_ORDER.map((state) => (
            <span key={state} className={state === 'LISTO' ? 'ready' : undefined}>
              {grade.counts[state] > 0 && stateCount(state, grade.counts[state])}
            </span>
          ))}
          <span>{pupilsText(grade.lines.length)}</span>
        </button>
      </h2>
      {open && (
        <div id={id} className="open">
          {children}
        </div>
      )}
    </div>
  )
}

interface GradeFoldsProps {
  rows: readonly GradeLines[]
  open: string
  onOpen: (key: string) => void
  children: ReactNode
}

export function GradeFolds({ rows, open, onOpen, children }: GradeFoldsProps) {
  return (
    <Folds role="group" aria-label="Elige un grado">
      {rows.map((grade) => (
        <Fold
          key={grade.key}
          grade={grade}
          open={grade.key === open}
          onToggle={() => onOpen(grade.key === open ? '' : grade.key)}
        >
          {children}
        </Fold>
      ))}
    </Folds>
  )
}
