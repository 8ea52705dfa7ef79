import { styled } from '@mui/material/styles'
import { Icon } from '../icons/Icon'

const Circle = styled('i')(({ theme: { vars, typography } }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  border: `1.5px solid ${vars.palette.text.secondary}`,
  borderRadius: '50%',
  fontSize: typography.pxToRem(13),
  fontStyle: 'normal',
  fontVariantNumeric: 'tabular-nums',
  '&.done': { border: 0, color: vars.palette.success.main },
}))

export function StepMark({ number, done }: { number: number; done: boolean }) {
  return (
    <Circle aria-hidden className={done ? 'done' : undefined}>
      {done ? <Icon name="success" size={26} /> : number}
    </Circle>
  )
}
