// Answers the page's worker, which shows notices: where the reader is, and goes where they tapped. The worker itself
// knows only the address with which a page was opened.

interface Question {
  readonly notice: 'where' | 'go';
  readonly address?: string;
}

const isQuestion = (data: unknown): data is Question =>
  typeof data === 'object' && data !== null && 'notice' in data;

export function answerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
    if (!isQuestion(data)) return;
    if (data.notice === 'go' && data.address?.startsWith('#/')) location.hash = data.address;
    port?.postMessage(location.hash);
  });
}
