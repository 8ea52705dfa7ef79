import { SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack'
import { useEffect, useState, type Ref } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { Hidden } from '../page/Hidden'
import { keepBesideDialogs } from './besideDialog'
import type { NoticeBoard, NoticeKind } from './noticeBoard'

interface NoticeCardProps {
  id: SnackbarKey
  /** Title, then the text on the next line: notistack passes one string. */
  message: string
  variant: NoticeKind
  ref?: Ref<HTMLDivElement>
}

const KIND_NAMES = { success: 'Listo', info: 'Información', warning: 'Atención', error: 'Error' } as const

const Card = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: spacing(1.5),
  width: 'min(400px, calc(100vw - 32px))',
  [breakpoints.down('sm')]: { width: '100%' },
  padding: `${spacing(1.5)} ${spacing(1)} ${spacing(1.5)} ${spacing(2)}`,
  border: `1px solid ${vars.palette.divider}`,
  borderInlineStart: '4px solid currentColor',
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  boxShadow: vars.shadows[6],
  '&.success': { color: vars.palette.success.main },
  '&.info': { color: vars.palette.info.main },
  '&.warning': { color: vars.palette.warning.main },
  '&.error': { color: vars.palette.error.main },
  '& > svg': { marginTop: 1 },
  '& > div': { flex: 1, minWidth: 0, color: vars.palette.text.primary, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 600 },
  '& p': { margin: `${spacing(0.25)} 0 0`, color: vars.palette.text.secondary },
  '& > button': { marginTop: -5 },
}))

/** Errors and warnings interrupt a screen reader, others wait. */
function NoticeCard({ id, message, variant, ref }: NoticeCardProps) {
  const { closeSnackbar } = useSnackbar()
  const [title, ...text] = message.split('\n')
  const urgent = variant === 'error' || variant === 'warning'
  return (
    <Card ref={ref} className={variant} role={urgent ? 'alert' : 'status'} aria-atomic="true">
      <Icon name={variant} size={22} />
      <div>
        <Hidden>{KIND_NAMES[variant]}: </Hidden>
        <strong>{title}</strong>
        {text.length > 0 && <p>{text.join('\n')}</p>}
      </div>
      <IconAction icon="close" label="Cerrar aviso" size="small" onClick={() => closeSnackbar(id)} />
    </Card>
  )
}

/** Outside the app: an open dialog marks the app `aria-hidden`, and screen readers would miss the notice. */
const noticeRoot = (): HTMLElement => {
  const existing = document.getElementById('avisos')
  if (existing) return existing
  const root = document.createElement('div')
  root.id = 'avisos'
  document.body.append(root)
  new MutationObserver(() => {
    if (root.hasAttribute('aria-hidden')) root.removeAttribute('aria-hidden')
  }).observe(root, { attributes: true, attributeFilter: ['aria-hidden'] })
  return root
}

const CARDS = { success: NoticeCard, info: NoticeCard, warning: NoticeCard, error: NoticeCard }

/** Notices stand in the free middle of the bar; on narrow windows below it. Open dialogs move them off titles and buttons. */
export function NoticeStack({ attach }: Pick<NoticeBoard, 'attach'>) {
  const [root] = useState(noticeRoot)
  useEffect(() => keepBesideDialogs(root), [root])
  return (
    <SnackbarProvider
      ref={attach}
      domRoot={root}
      Components={CARDS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      classes={{ containerAnchorOriginTopRight: 'ui-notices' }}
      maxSnack={3}
      preventDuplicate
    />
  )
}
