import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import { usePressGuard } from '../forms/usePressGuard'
import { IconAction } from '../icons/IconAction'

const Sheet = styled(Dialog)(({ theme: { breakpoints } }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 560,
    maxHeight: '92dvh',
    margin: 0,
    borderRadius: '16px 16px 0 0',
    [breakpoints.down('sm')]: { width: '100%', margin: 0 },
  },
}))

const Form = styled('form')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& > header': {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: spacing(1),
    padding: spacing(1.5, 1, 0, 2),
  },
  '& > header h2': { ...typography.h3, fontWeight: 600, margin: 0, overflowWrap: 'anywhere' },
  '& > header p': {
    margin: 0,
    fontSize: typography.pxToRem(13),
    color: vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& > .sum': { display: 'grid', gap: spacing(1.5), padding: spacing(1, 2), overflowY: 'auto' },
  '& > .pay': {
    padding: spacing(1, 2),
    paddingBottom: `max(${spacing(2)}, env(safe-area-inset-bottom))`,
  },
  '& > .pay > button': { width: '100%', minHeight: 48, fontSize: '1rem' },
}))

interface PaySheetProps {
  /** The family. */
  title: string
  /** What is paid. */
  text: ReactNode
  closeLabel: string
  onClose: () => void
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  formRef?: Ref<HTMLFormElement>
  /** `.sum` with the fields, `.pay` with the last button. */
  children: ReactNode
}

/** The sheet where a narrow window takes money: family and lines stay in sight above the last button. */
export function PaySheet(props: PaySheetProps) {
  const { title, text, closeLabel, onClose, onSubmit, formRef, children } = props
  const id = useId()
  return (
    <Sheet {...usePressGuard('money')} open onClose={onClose} aria-labelledby={id}>
      <Form
        ref={formRef ?? null}
        onSubmit={(event) => {
          event.preventDefault()
          // React bubbles it through the portal to the form of the page, which would handle it a second time.
          event.stopPropagation()
          onSubmit(event)
        }}
        noValidate
      >
        <header>
          <div>
            <h2 id={id}>{title}</h2>
            {text}
          </div>
          <IconAction icon="close" label={closeLabel} onClick={onClose} />
        </header>
        {children}
      </Form>
    </Sheet>
  )
}
