import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, type ReactNode } from 'react'
import { Stack } from '../../../ui/layout/layout'
import { texts } from '../questionnaires.texts'

export type DeskView = keyof typeof texts.views

interface DeskViewsProps {
  view: DeskView
  views: readonly DeskView[]
  onChange: (view: DeskView) => void
  /** What the chosen view shows. */
  children: ReactNode
}

/** The questions, what a family will see, what families answered. */
export function DeskViews({ view, views, onChange, children }: DeskViewsProps) {
  const id = useId()
  return (
    <>
      <Tabs
        value={view}
        onChange={(_, next: DeskView) => onChange(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={texts.viewsLabel}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {views.map((each) => (
          <Tab
            key={each}
            value={each}
            label={texts.views[each]}
            id={`${id}-${each}`}
            aria-controls={`${id}-panel`}
            sx={{ fontWeight: 600 }}
          />
        ))}
      </Tabs>
      <Stack role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`}>
        {children}
      </Stack>
    </>
  )
}
