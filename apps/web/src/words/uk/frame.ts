// The frame's texts, as one file.

export default Object.values(
  import.meta.glob<string>(['./page.ftl', './*-home.ftl'], { query: '?raw', import: 'default', eager: true }),
).join('\n');
