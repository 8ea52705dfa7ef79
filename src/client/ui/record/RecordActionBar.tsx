import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Icon } from '../icons/Icon'
import { Row } from '../layout/layout'
import { ActionMenu, useMenu } from '../list/ActionMenu'
import type { RecordAction } from './record'

type Press = () => void

interface OneActionProps<R> {
  row: R
  action: RecordAction<R>
  onPress: Press
}

function ActionButton<R>({ row, action, onPress, main }: OneActionProps<R> & { main: boolean }) {
  const { label, icon, to } = action
  const looks = { variant: main ? 'contained' : 'outlined', startIcon: <Icon name={icon} /> } as const
  return to ? (
    <Button {...looks} component={Link} to={to(row)}>
      {label}
    </Button>
  ) : (
    <Button {...looks} onClick={onPress}>
      {label}
    </Button>
  )
}

interface MoreActionsProps<R> {
  row: R
  actions: readonly RecordAction<R>[]
  onAction: (action: RecordAction<R>) => void
}

function MoreActions<R>({ row, actions, onAction }: MoreActionsProps<R>) {
  const { button, menu } = useMenu()
  const label = 'Más acciones'
  return (
    <>
      <IconButton {...button} aria-label={label}>
        <Icon name="more" />
      </IconButton>
      <ActionMenu
        {...menu}
        label={label}
        dense={false}
        actions={actions.map((action) => ({
          label: action.label,
          icon: action.icon,
          onClick: () => onAction(action),
          ...(action.to ? { to: action.to(row) } : {}),
        }))}
      />
    </>
  )
}

/** Query that opens the dialog of an action: `?hacer=constancia&tipo=BECA`. */
const ASKED = ['hacer', 'tipo']

const useAskedAction = <R,>(actions: readonly RecordAction<R>[]) => {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('hacer')
  const forget = () => {
    if (wanted === null) return
    const rest = new URLSearchParams(params)
    for (const name of ASKED) rest.delete(name)
    setParams(rest, { replace: true })
  }
  return { action: actions.find(({ key, Dialog }) => Dialog && key === wanted) ?? null, forget }
}

interface RecordActionBarProps<R> {
  row: R
  actions: readonly RecordAction<R>[]
}

export function RecordActionBar<R>({ row, actions }: RecordActionBarProps<R>) {
  const [pressed, setPressed] = useState<RecordAction<R> | null>(null)
  const ofAddress = useAskedAction(actions)
  const opened = pressed ?? ofAddress.action
  const [main, ...rest] = actions.filter(({ shown }) => shown?.(row) ?? true)
  const onAction = (action: RecordAction<R>) => {
    if (action.Dialog) setPressed(action)
    action.run?.(row)
  }
  const named = rest.filter((action) => action.named)
  const more = rest.filter((action) => !action.named)
  const Dialog = opened?.Dialog
  return (
    <>
      <Row nowrap>
        {more.length > 0 && <MoreActions row={row} actions={more} onAction={onAction} />}
        {named.map((action) => (
          <ActionButton
            key={action.key}
            row={row}
            action={action}
            main={false}
            onPress={() => onAction(action)}
          />
        ))}
        {main && <ActionButton row={row} action={main} main onPress={() => onAction(main)} />}
      </Row>
      {Dialog && (
        <Dialog
          row={row}
          onClose={() => {
            setPressed(null)
            ofAddress.forget()
          }}
        />
      )}
    </>
  )
}
