import { styled } from '@mui/material/styles'
import { texts } from '../questionnaires.texts'

export type DeskView = keyof typeof texts.views

const Group = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  gap: spacing(1),
  marginBottom: spacing(2),
  borderBottom: `1px solid ${vars.palette.divider}`,
  overflowX: 'auto',
  '& > button': {
    minHeight: 44,
    padding: spacing(0, 1.5),
    border: 0,
    borderBottom: '3px solid transparent',
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: vars.palette.text.secondary,
    cursor: 'pointer',
  },
  '& > button:hover': { color: vars.palette.text.primary },
  '& > button[aria-pressed="true"]': {
    borderBottomColor: vars.palette.primary.main,
    color: vars.palette.primary.main,
  },
  '& > button:focus-visible': { outlineOffset: -3 },
}))

interface DeskViewsProps {
  view: DeskView
  views: readonly DeskView[]
  onChange: (view: DeskView) => void
}

/** The questions, what a family will see, what families answered. */
export function DeskViews({ view, views, onChange }: DeskViewsProps) {
  return (
    <Group role="group" aria-label={texts.viewsLabel}>
      {views.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onChange(each)}>
          {texts.views[each]}
        </button>
      ))}
    </Group>
  )
}
