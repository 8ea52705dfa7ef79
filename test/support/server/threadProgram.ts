/** What the test of the threads lets one do. */
export type Deed = 'answer' | 'throw' | 'forever' | 'fill' | 'exit'

export default (deed: Deed): string => {
  if (deed === 'throw') throw new RangeError('not this one')
  if (deed === 'exit') process.exit(3)
  const kept: number[][] = []
  while (deed === 'forever' || deed === 'fill')
    if (deed === 'fill') kept.push(new Array<number>(100_000).fill(1.5))
  return 'answered'
}
