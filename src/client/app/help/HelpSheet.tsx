import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { KEYS as DESK_KEYS } from '../../features/desk/desk.texts'
import { InfoDialog } from '../../ui/dialogs/InfoDialog'
import * as paths from '../../ui/screens/paths'
import { EVERYWHERE, IN_LISTS, type Keys } from './keys'
import { SCREEN_HELP } from './screenHelp'

const texts = {
  title: 'Ayuda de esta página',
  everywhere: 'En todas las páginas',
  lists: 'En las listas',
  guide: 'Guía paso a paso',
} as const

const Sheet = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  '& p': { margin: spacing(0, 0, 0.75) },
  '& h3': { ...typography.body1, margin: spacing(2, 0, 0.5), fontWeight: 600 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: '88px 1fr',
    alignItems: 'baseline',
    gap: spacing(0.5, 1.5),
    margin: 0,
  },
  '& dd': { margin: 0 },
  '& kbd': {
    padding: '1px 6px',
    border: `1px solid ${vars.palette.surface.border}`,
    borderRadius: 4,
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
}))

function KeyList({ title, keys }: { title: string; keys: Keys }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {keys.map(([key, does]) => [
          <dt key={key}>
            <kbd>{key}</kbd>
          </dt>,
          <dd key={does}>{does}</dd>,
        ])}
      </dl>
    </section>
  )
}

/** The keys that a page has beside those of every page. */
const keysOf = (path: string, hasList: boolean): readonly (readonly [string, Keys])[] => {
  if (path === paths.desk) return Object.entries(DESK_KEYS)
  return hasList ? [[texts.lists, IN_LISTS]] : []
}

interface HelpSheetProps {
  /** The screen that shows, as the router knows it; '' where there is none. */
  path: string
  /** Whether rows are walked by arrows here. */
  hasList: boolean
  onClose: () => void
}

/** What this page is for, and its keys. */
export function HelpSheet({ path, hasList, onClose }: HelpSheetProps) {
  const lines = SCREEN_HELP.get(path) ?? []
  return (
    <InfoDialog
      title={texts.title}
      onClose={onClose}
      action={
        <Button component={Link} to={paths.help} onClick={onClose}>
          {texts.guide}
        </Button>
      }
    >
      <Sheet>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {keysOf(path, hasList).map(([title, keys]) => (
          <KeyList key={title} title={title} keys={keys} />
        ))}
        <KeyList title={texts.everywhere} keys={EVERYWHERE} />
      </Sheet>
    </InfoDialog>
  )
}
