import { styled } from '@mui/material/styles'
import { Icon } from '../../../ui/icons/Icon'

const Frame = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  gap: spacing(0.5),
  fontSize: typography.pxToRem(13),
  lineHeight: 1.4,
  color: vars.palette.warning.main,
  '&:not(:empty)': { marginTop: spacing(0.5) },
  '& svg': { marginTop: 1 },
}))

/** The number can be saved anyway: `decisions/domain/people#staff-numbers-only-warn`. */
export function PaperWarning({ text, quiet = false }: { text: string | null; quiet?: boolean }) {
  return (
    <Frame {...(quiet ? {} : { role: 'status' })}>
      {text && (
        <>
          <Icon name="warning" size={16} />
          <span>{text}</span>
        </>
      )}
    </Frame>
  )
}
