import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'

export const Bar = styled(LinearProgress)({ height: 8, borderRadius: 4 })

interface ProgressBarProps {
  label: string
  share: number | null
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <Bar
      aria-label={label}
      {...(share === null ? {} : { variant: 'determinate' as const, value: share * 100 })}
    />
  )
}
