import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState, type KeyboardEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Stack } from '../layout/layout'
import type { RecordTab } from './record'

const TAB = 'ver'

const tabSearch = (key: string, first: string | undefined): string =>
  key === first ? '' : `?${new URLSearchParams({ [TAB]: key })}`

/** The tab that the address names; else the first that the user may see. */
const useShownTab = <Row,>(tabs: readonly RecordTab<Row>[]): RecordTab<Row> | undefined => {
  const [params] = useSearchParams()
  return tabs.find(({ key }) => key === params.get(TAB)) ?? tabs[0]
}

const Bar = styled(Tabs)(({ theme: { vars, spacing } }) => ({
  minHeight: 44,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: 44,
    paddingInline: spacing(1.5),
    textTransform: 'none',
    fontWeight: 600,
    fontSize: '0.9375rem',
  },
  '& .MuiTab-root:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -3 },
  '@media print': { display: 'none' },
}))

const Panel = styled(Stack)(({ theme: { spacing } }) => ({
  paddingTop: spacing(2),
  '&[hidden]': { display: 'none' },
}))

const openBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}

interface RecordTabsProps<Row> {
  label: string
  row: Row
  tabs: readonly RecordTab<Row>[]
}

/** The open tab is in the address, so that Back, reload and links work. */
export function RecordTabs<Row extends { id: number }>({ label, row, tabs: all }: RecordTabsProps<Row>) {
  const tabs = all.filter(({ shown: has }) => !has || has(row))
  const id = useId()
  const shown = useShownTab(tabs)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  if (!shown) return null
  if (shown.keep && !opened.has(shown.key)) setOpened(new Set([...opened, shown.key]))
  const mounted = tabs.filter(({ key, keep }) => key === shown.key || (keep && opened.has(key)))
  return (
    <div>
      <Bar value={shown.key} aria-label={label} variant="scrollable" scrollButtons={false}>
        {tabs.map(({ key, label: name }) => (
          <Tab
            key={key}
            value={key}
            label={name}
            id={`${id}-${key}`}
            {...(key === shown.key ? { 'aria-controls': `${id}-${key}-panel` } : {})}
            component={Link}
            to={{ search: tabSearch(key, tabs[0]?.key) }}
            onKeyDown={openBySpace}
          />
        ))}
      </Bar>
      {mounted.map(({ key, Part }) => (
        <Panel
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== shown.key}
        >
          <Part key={row.id} row={row} />
        </Panel>
      ))}
    </div>
  )
}
