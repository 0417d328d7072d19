/** Endings that most often tell the forms of a word apart, in the languages of the product, the longest first. */
const ENDINGS = [
  'urilor',
  'urile',
  'elor',
  'ilor',
  'ului',
  'ing',
  'ile',
  'uri',
  'ele',
  'ul',
  'ii',
  'ea',
  'ed',
  'es',
  'le',
  'a',
  'e',
  'i',
  's',
  'u',
];

/** What has to be left of a word without its ending. */
const LEAST_STEM = 3;

/** Words that say nothing about what is wanted. They count only if there are no others. */
const FILLERS = new Set(
  (
    'a an and are at be by can disable do does enable for from how i in is it its me my of off on or set so that the their this to turn want what when where which who with you your ' +
    'al ale am as care ce cu cum cand de din e este eu face faca fac imi in la mai mea meu mi nu o pe pentru cineva pot sa sau schimb schimba se si sunt un una unde unei unui vreau'
  ).split(' '),
);

/** The words of a text, without case, accents and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a question that say what is wanted. */
export function wantedWords(question: string): string[] {
  const words = [...new Set(wordsOf(question))];
  const telling = words.filter((word, at) => !FILLERS.has(word) || (at === words.length - 1 && word.length < 2));
  return telling.length > 0 ? telling : words;
}

/** A word without its ending, so that its forms are the same: `canalul` and `canale`. */
export function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= LEAST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
