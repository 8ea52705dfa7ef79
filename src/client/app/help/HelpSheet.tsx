import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import * as paths from '@contract/domain/screenPaths'
import { KEYS as BANK_KEYS } from '../../features/bank/bank.texts'
import { KEYS as DESK_KEYS } from '../../features/desk/desk.texts'
import { InfoDialog } from '../../ui/dialogs/InfoDialog'
import { KeyList, type Keys } from '../../ui/dialogs/KeyList'
import { SCREEN_HELP } from './screenHelp'

const EVERYWHERE: Keys = [
  ['Ctrl K', 'buscar personas, recibos, páginas y tareas'],
  ['/', 'buscar en la lista de esta página'],
  ['?', 'esta ayuda'],
  ['Esc', 'cerrar lo que está abierto'],
]
const IN_LISTS: Keys = [
  ['↑ ↓', 'pasar de un renglón a otro'],
  ['Enter', 'abrir el renglón'],
]

const texts = {
  title: 'Ayuda de esta página',
  everywhere: 'En todas las páginas',
  lists: 'En las listas',
  guide: 'Guía paso a paso',
} as const

const Line = styled('p')(({ theme: { spacing } }) => ({
  margin: spacing(0, 0, 0.75),
  '&:last-of-type': { marginBottom: spacing(2) },
}))

const keysOf = (path: string, hasList: boolean): readonly (readonly [string, Keys])[] => {
  if (path === paths.desk) return Object.entries(DESK_KEYS)
  if (path === paths.bank) return Object.entries(BANK_KEYS)
  return hasList ? [[texts.lists, IN_LISTS]] : []
}

interface HelpSheetProps {
  path: string
  hasList: boolean
  onClose: () => void
}

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
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      {keysOf(path, hasList).map(([title, keys]) => (
        <KeyList key={title} title={title} keys={keys} />
      ))}
      <KeyList title={texts.everywhere} keys={EVERYWHERE} />
    </InfoDialog>
  )
}
