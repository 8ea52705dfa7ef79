import {
  eventFilesProblem,
  FIRST_NOT_IMAGE,
  MAX_FILES,
  readKept,
  readOrder,
  TOO_MANY_FILES,
  TOO_MANY_VIDEOS,
} from '@contract/events/events.rules'
import { NO_IMAGE } from '@contract/domain/messages'

test('1 to 6 files, the first an image, at most one video', () => {
  const images = (count: number) => Array.from({ length: count }, () => 'image' as const)
  expect(eventFilesProblem(images(1))).toBeNull()
  expect(eventFilesProblem(images(MAX_FILES))).toBeNull()
  expect(eventFilesProblem(['image', 'video', ...images(4)])).toBeNull()
  expect(eventFilesProblem([])).toBe(NO_IMAGE)
  expect(eventFilesProblem(images(7))).toBe(TOO_MANY_FILES)
  expect(eventFilesProblem(['image', 'video', 'video'])).toBe(TOO_MANY_VIDEOS)
  expect(eventFilesProblem(['video', 'image'])).toBe(FIRST_NOT_IMAGE)
})

test('fotos is a JSON list of texts and nothing else', () => {
  expect(readKept('["/files/1/original?exp=1&firma=x"]')).toEqual(['/files/1/original?exp=1&firma=x'])
  expect(readKept('[]')).toEqual([])
  for (const wrong of ['', 'x', '{}', '"a"', '[1]', '[null]', 'null', '[["a"]]'])
    expect([wrong, readKept(wrong)]).toEqual([wrong, null])
})

test('orden has each place once and nothing else', () => {
  expect(readOrder('[2,0,1]', 3)).toEqual([2, 0, 1])
  expect(readOrder('[]', 0)).toEqual([])
  for (const wrong of ['', '{}', '[0,1]', '[0,1,1]', '[0,1,3]', '[0,1,"2"]', '[0,1,2,3]', '[0,1,null]'])
    expect([wrong, readOrder(wrong, 3)]).toEqual([wrong, null])
})
